// Generated from proto/ by `make contracts`. Do not edit.

export const PARTS = {
  gateway: { folder: 'gateway', port: 8080, speaks: 'http', isPublic: true, stores: ['mongo'] },
  content: {
    folder: 'services/content',
    port: 8081,
    speaks: 'http',
    isPublic: false,
    stores: ['mongo'],
  },
  media: {
    folder: 'services/media',
    port: 8082,
    speaks: 'http',
    isPublic: false,
    stores: ['mongo', 'minio'],
  },
  signkit: { folder: 'sign-kit', port: 8083, speaks: 'http', isPublic: true, stores: [] },
  worker: {
    folder: 'services/media',
    port: 8084,
    speaks: 'http',
    isPublic: false,
    stores: ['mongo', 'minio'],
  },
  emotion: {
    folder: 'services/emotion',
    module: 'isl_emotion',
    port: 8090,
    speaks: 'socket',
    isPublic: true,
    stores: [],
  },
  signs: {
    folder: 'services/signs',
    module: 'isl_signs',
    port: 8091,
    speaks: 'socket',
    isPublic: true,
    stores: [],
  },
  rewriter: {
    folder: 'services/rewriter',
    module: 'isl_rewriter',
    port: 8092,
    speaks: 'http',
    isPublic: false,
    stores: [],
  },
} as const;
export type Part = keyof typeof PARTS;

/** Parts that take frames over a socket. */
export const SOCKET_PARTS = ['emotion', 'signs'] as const;
export type SocketPart = (typeof SOCKET_PARTS)[number];

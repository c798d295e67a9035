// Generated from proto/ by `make contracts`. Do not edit.
export const document: Record<string, unknown> = {
  openapi: '3.1.0',
  info: {
    title: 'What every part says to those who run it',
    version: '1.0.0',
    description:
      'On OPS_PORT, beside /health and /ready of common.yaml; there /ready has its reasons.',
  },
  paths: {
    '/metrics': {
      get: {
        operationId: 'getMetrics',
        summary: 'Prometheus text.',
        responses: {
          '200': {
            description: 'Metrics',
            content: { 'text/plain': { schema: { type: 'string' } } },
          },
        },
      },
    },
  },
  components: {},
};

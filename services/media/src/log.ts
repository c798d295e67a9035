type Write = (fields: object, message: string) => void;

/** What this service needs of a logger, so that rules and loops stay free of Fastify. */
export type Log = { readonly info: Write; readonly warn: Write; readonly error: Write };

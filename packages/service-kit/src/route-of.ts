type JsonOf<T> = T extends { content: { 'application/json': infer Json } } ? Json : never;
type Part<T, K extends string> = T extends { parameters: infer P }
  ? K extends keyof P
    ? Exclude<P[K], undefined>
    : unknown
  : unknown;

/** Fastify's route types of one operation of the contract: `app.route<RouteOf<operations['x']>>`. */
export type RouteOf<Operation> = {
  Body: Operation extends { requestBody: infer B } ? JsonOf<B> : unknown;
  Params: Part<Operation, 'path'>;
  Querystring: Part<Operation, 'query'>;
  Headers: Part<Operation, 'header'>;
  Reply: Operation extends { responses: infer R }
    ? {
        [S in Exclude<keyof R, 'default'>]: R[S] extends { content: unknown }
          ? JsonOf<R[S]>
          : unknown;
      }
    : unknown;
};

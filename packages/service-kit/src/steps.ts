import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

type Step = (request: FastifyRequest, reply: FastifyReply) => void;

/** What every request passes without waiting, in the order in which it was added. */
export type Steps = {
  /** As it arrives, before any hook; what one throws is the answer. */
  readonly arrived: (step: Step) => void;
  /** Once it is answered. */
  readonly answered: (step: Step) => void;
};

/** One hook for all of them: the way from one hook to the next is dearer than what most of them do. */
export function createSteps(app: FastifyInstance): Steps {
  const arrived: Step[] = [];
  const answered: Step[] = [];
  app.addHook('onRequest', (request, reply, done) => {
    for (const step of arrived) step(request, reply);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    for (const step of answered) step(request, reply);
    done();
  });
  return {
    arrived: (step) => void arrived.push(step),
    answered: (step) => void answered.push(step),
  };
}

import type { operations } from '@isl/contracts/content';
import { operationSchemas } from '@isl/contracts/schemas/content';
import { AppError, type RouteOf } from '@isl/service-kit';
import type { FastifyInstance } from 'fastify';
import type { AroundService } from './around.service.js';
import { countChoices } from './choices.js';
import type { DictionaryRepository } from './dictionary.repository.js';

const DEFAULT_PAGE = 50;

export function registerDictionary(
  app: FastifyInstance,
  dictionary: DictionaryRepository,
  around: AroundService,
): void {
  app.route<RouteOf<operations['listCharacters']>>({
    ...operationSchemas.listCharacters,
    handler: async ({ query }) => ({ data: await dictionary.listCharacters(query.alphabet) }),
  });

  app.route<RouteOf<operations['listExpressions']>>({
    ...operationSchemas.listExpressions,
    handler: async () => ({ data: await dictionary.listExpressions() }),
  });

  app.route<RouteOf<operations['listWords']>>({
    ...operationSchemas.listWords,
    handler: async (request) => {
      const { limit = DEFAULT_PAGE, ...filters } = request.query;
      const data = await dictionary.listWords({ limit, ...filters });
      if (!data) throw new AppError('INVALID_CURSOR', 'after must be the _id of a word.');
      return { data, categories: await dictionary.listCategories() };
    },
  });

  app.route<RouteOf<operations['listDisputedForms']>>({
    ...operationSchemas.listDisputedForms,
    handler: async () => ({ data: await dictionary.listDisputedForms() }),
  });

  app.route<RouteOf<operations['listCategories']>>({
    ...operationSchemas.listCategories,
    handler: async () => ({ data: await dictionary.describeCategories() }),
  });

  app.route<RouteOf<operations['findSigns']>>({
    ...operationSchemas.findSigns,
    handler: async (request) => {
      const { limit = DEFAULT_PAGE, after, ...query } = request.query;
      const page = { limit, ...(after === undefined ? {} : { after }) };
      const data = await dictionary.findSigns(query, page);
      if (!data) throw new AppError('INVALID_CURSOR', 'after must be the _id of a sign.');
      return { data, ...countChoices(await dictionary.listUses(query), query) };
    },
  });

  app.route<RouteOf<operations['getSign']>>({
    ...operationSchemas.getSign,
    handler: async (request) => {
      const sign = await dictionary.findSign(request.params.signId);
      if (!sign) throw new AppError('SIGN_NOT_FOUND', 'The dictionary has no such sign.');
      return sign;
    },
  });

  app.route<RouteOf<operations['listSignsById']>>({
    ...operationSchemas.listSignsById,
    handler: async ({ query }) => {
      const ids = [...new Set(query.ids.split(','))];
      const found = new Map((await dictionary.findByIds(ids)).map((sign) => [sign._id, sign]));
      return { data: ids.flatMap((id) => found.get(id) ?? []) };
    },
  });

  app.route<RouteOf<operations['getSignAround']>>({
    ...operationSchemas.getSignAround,
    handler: async (request) => around.of(request.params.signId),
  });
}

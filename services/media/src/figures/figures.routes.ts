import type { operations } from '@isl/contracts/media';
import { operationSchemas } from '@isl/contracts/schemas/media';
import type { RouteOf } from '@isl/service-kit';
import type { FastifyInstance } from 'fastify';
import type { FiguresService } from './figures.service.js';

export function registerFigures(app: FastifyInstance, service: FiguresService): void {
  app.route<RouteOf<operations['getDataSetFigures']>>({
    ...operationSchemas.getDataSetFigures,
    handler: () => service.get(),
  });
}

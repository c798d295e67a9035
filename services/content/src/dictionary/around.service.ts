import type { components } from '@isl/contracts/content';
import { AppError } from '@isl/service-kit';
import type { SentencePlan } from '../courses/course-plan.js';
import { isShown, toSentence } from '../courses/lessons.mapper.js';
import type { FoundSign } from './dictionary.mapper.js';
import type { DictionaryRepository } from './dictionary.repository.js';

type SignAround = components['schemas']['SignAround'];

export type AroundService = ReturnType<typeof createAroundService>;

/** What somebody who looks at a sign looks at next. */
export function createAroundService(
  dictionary: Pick<DictionaryRepository, 'findAround' | 'findByIds'>,
  sentencesWith: (signId: string) => readonly SentencePlan[],
) {
  return {
    of: async (signId: string): Promise<SignAround> => {
      const found = await dictionary.findAround(signId);
      if (!found) throw new AppError('SIGN_NOT_FOUND', 'The dictionary has no such sign.');
      const { around, ...neighbours } = found;
      const sentences = sentencesWith(signId);
      const ids = [
        ...around.opposites,
        ...around.related,
        ...around.lookAlikes.map(({ id }) => id),
        ...sentences.flatMap(({ words }) => words),
      ];
      const signs = new Map((await dictionary.findByIds(ids)).map((sign) => [sign._id, sign]));
      const known = (id: string): FoundSign[] => [signs.get(id) ?? []].flat();
      const sentence = sentences.find(({ words }) => words.every((id) => isShown(signs.get(id))));
      return {
        ...neighbours,
        opposites: around.opposites.flatMap(known),
        related: around.related.flatMap(known),
        lookAlikes: around.lookAlikes.flatMap(({ id, differs }) =>
          known(id).map((sign) => ({ sign, differs })),
        ),
        ...(sentence && { sentence: toSentence(sentence, signs) }),
      };
    },
  };
}

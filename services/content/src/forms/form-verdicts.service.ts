import { type FormVerdicts, formHashOf, type Lexicon, loadForms } from '@isl/lexicon';
import { AppError } from '@isl/service-kit';
import type { User } from '@isl/service-kit/access';
import type { Clock } from '@isl/service-kit/clock';
import type { ActsRepository } from '../acts/acts.repository.js';
import type { CoursesRepository } from '../courses/courses.repository.js';
import { seedCourses } from '../courses/courses.seed.js';
import type { DictionaryRepository } from '../dictionary/dictionary.repository.js';
import { seedDictionary } from '../dictionary/dictionary.seed.js';
import type { FormVerdictsRepository, Said, Standing } from './form-verdicts.repository.js';

/** The lexicon as its files and what members said of its forms make it. */
export type ReadLexicon = (verdicts: FormVerdicts) => Lexicon;

type Deps = {
  readonly verdicts: FormVerdictsRepository;
  readonly dictionary: DictionaryRepository;
  readonly courses: CoursesRepository;
  readonly acts: Pick<ActsRepository, 'note' | 'complete' | 'markUndone'>;
  readonly readLexicon: ReadLexicon;
  /** The notation of each form, by the form's id. */
  readonly hashes: ReadonlyMap<string, string>;
  readonly clock: Clock;
};

export type FormVerdictsService = ReturnType<typeof createFormVerdictsService>;

/** Of every form under the lexicon's folder. */
export function formHashes(lexiconDir: string): ReadonlyMap<string, string> {
  return new Map(loadForms(lexiconDir).map((form) => [form.id, formHashOf(form)]));
}

/** What signers say of how the avatar makes a form; the dictionary follows at once. */
export function createFormVerdictsService(deps: Deps) {
  const { verdicts, dictionary, courses, acts, readLexicon, hashes, clock } = deps;
  const hashOf = (formId: string): string => {
    const hash = hashes.get(formId);
    if (hash === undefined) throw new AppError('SIGN_NOT_FOUND', 'There is no such form.');
    return hash;
  };
  const standing = async (formId: string, userId: string | null): Promise<Standing> => {
    const said = await verdicts.onForm(formId, hashOf(formId));
    const own = said.find((one) => one.userId === userId);
    return {
      right: said.filter(({ verdict }) => verdict === 'right').length,
      wrong: said.filter(({ verdict }) => verdict === 'wrong').length,
      ...(own && { mine: saidIn(own) }),
    };
  };
  /** Stores what the verdicts make of the lexicon; only what differs is written. */
  const apply = async () => {
    const lexicon = readLexicon(await verdicts.byForm());
    const counts = await seedDictionary(dictionary, lexicon, clock);
    await seedCourses(courses, lexicon, clock);
    return counts;
  };
  return {
    apply,
    standing,
    judge: async (user: User, formId: string, said: Said): Promise<Standing> => {
      const formHash = hashOf(formId);
      if (said.verdict === 'wrong' && said.fault === undefined) {
        throw new AppError('REASON_NEEDED', 'Say what is wrong with the form.');
      }
      const decides = user.roles.includes('admin');
      const at = clock();
      const noted = await acts.note({
        kind: said.verdict === 'right' ? 'form-right' : 'form-wrong',
        ...{ createdAt: at, byId: user.id, by: user.name || null },
        ...{ targetId: formId, what: formId, aboutId: null, person: null },
      });
      const from = await dictionary.standingOf(formId);
      await verdicts.keep({ ...saidIn(said), formId, formHash, userId: user.id, decides, at });
      await apply();
      const to = await dictionary.standingOf(formId);
      if (from && to && from !== to) await acts.complete(noted, { from, to });
      return standing(formId, user.id);
    },
    takeBack: async (user: User, formId: string): Promise<Standing> => {
      hashOf(formId);
      if (await verdicts.remove(formId, user.id)) {
        await apply();
        const undone = { at: clock(), byId: user.id, by: user.name || null };
        const own = { targetId: formId, byId: user.id };
        await acts.markUndone({ ...own, kinds: ['form-right', 'form-wrong'] }, undone);
      }
      return standing(formId, user.id);
    },
    /** Of a person who goes; what they said counts no longer. */
    forget: async (userId: string): Promise<number> => {
      const removed = await verdicts.removeBy(userId);
      if (removed > 0) await apply();
      return removed;
    },
  };
}

/** A form that is right has no fault. */
function saidIn({ verdict, region, fault, note = '' }: Said): Said {
  const words = note.trim();
  return {
    verdict,
    region,
    ...(verdict === 'wrong' && fault && { fault }),
    ...(words === '' ? {} : { note: words }),
  };
}

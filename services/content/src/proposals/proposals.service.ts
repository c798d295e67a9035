import { type Form, formHashOf, notationProblems } from '@isl/lexicon';
import { AppError } from '@isl/service-kit';
import type { User } from '@isl/service-kit/access';
import type { Clock } from '@isl/service-kit/clock';
import { newId } from '@isl/service-kit/mongo';
import type { ActsRepository } from '../acts/acts.repository.js';
import type { Allow } from '../allowance/allowance.js';
import type { Tell } from '../notifications/tell.js';
import {
  type Decision,
  type NewProposal,
  type Proposal,
  type ProposalDocument,
  toProposal,
} from './proposals.mapper.js';
import type { ProposalsRepository } from './proposals.repository.js';

type Deps = {
  readonly proposals: ProposalsRepository;
  readonly acts: Pick<ActsRepository, 'note' | 'remove'>;
  readonly allow: Allow;
  readonly tell: Pick<Tell, 'decided'>;
  /** The notation of each form, by the form's id. */
  readonly hashes: ReadonlyMap<string, string>;
  readonly clock: Clock;
};

export type ProposalsService = ReturnType<typeof createProposalsService>;

/** The longest form of the lexicon has a sixth of it. */
const MOST_BYTES = 16 * 1024;
/** Open ones of one person: reviewers read each of them. */
const MOST_OPEN = 20;
const LISTED_OF_FORM = 50;
const PAGE = 20;
/** Of the contract, and here without the blanks around it. */
const SHORTEST_REASON = 10;

/** How signers would have a form be made; the lexicon changes by a maintainer alone. */
export function createProposalsService({ proposals, acts, allow, tell, hashes, clock }: Deps) {
  const hashOf = (formId: string): string => {
    const hash = hashes.get(formId);
    if (hash === undefined) throw new AppError('SIGN_NOT_FOUND', 'There is no such form.');
    return hash;
  };
  const show = (document: ProposalDocument): Proposal =>
    toProposal(document, hashes.get(document.formId));
  const find = async (id: string): Promise<ProposalDocument> => {
    const found = await proposals.find(id);
    if (!found) throw new AppError('PROPOSAL_NOT_FOUND', 'There is no such proposal.');
    if (found.state !== 'open') throw settledAlready();
    return found;
  };
  return {
    propose: async (user: User, formId: string, said: NewProposal): Promise<Proposal> => {
      const formHash = hashOf(formId);
      const reason = said.reason.trim();
      checkNotation(said.segments, formHash);
      if (reason.length < SHORTEST_REASON) {
        throw new AppError('REASON_NEEDED', 'Say in ten characters or more why it is better so.');
      }
      if ((await proposals.countOpenOf(user.id)) >= MOST_OPEN) {
        const message = `You have ${MOST_OPEN} open proposals. Withdraw one first, or wait until one is decided.`;
        throw new AppError('PROPOSALS_FULL', message);
      }
      const { segments } = said;
      await allow(user.id, { kind: 'edit', texts: [JSON.stringify(segments), reason] });
      const document: ProposalDocument = {
        ...{ _id: newId(), formId, formHash, segments, reason },
        ...{ byId: user.id, by: user.name || null, createdAt: clock(), state: 'open' },
      };
      await proposals.insert(document);
      return show(document);
    },

    listOfForm: async (formId: string): Promise<Proposal[]> => {
      hashOf(formId);
      return (await proposals.listOfForm(formId, LISTED_OF_FORM)).map(show);
    },

    list: async ({
      state = 'open',
      limit = PAGE,
      after,
    }: {
      readonly state?: Proposal['state'];
      readonly limit?: number;
      readonly after?: string;
    }): Promise<Proposal[]> =>
      (await proposals.list(state, { limit, ...(after ? { after } : {}) })).map(show),

    withdraw: async (user: User, id: string): Promise<Proposal> => {
      const found = await find(id);
      if (found.byId !== user.id) {
        throw new AppError('NOT_YOURS', 'Only who made a proposal can withdraw it.');
      }
      const settled = { at: clock(), byId: user.id, by: user.name || null };
      const withdrawn = await proposals.withdraw(id, settled);
      if (!withdrawn) throw settledAlready();
      return show(withdrawn);
    },

    decide: async (user: User, id: string, { decision, word }: Decision): Promise<Proposal> => {
      const found = await find(id);
      if (found.byId === user.id) {
        throw new AppError('OWN_PROPOSAL', 'Another reviewer decides about your own proposal.');
      }
      const settled = { at: clock(), byId: user.id, by: user.name || null, word: word.trim() };
      const noted = await acts.note({
        kind: decision === 'accepted' ? 'proposal-accepted' : 'proposal-declined',
        ...{ createdAt: settled.at, byId: user.id, by: user.name || null },
        ...{ targetId: id, what: found.formId, aboutId: found.byId, person: found.by },
        reason: settled.word,
      });
      const decided = await proposals.decide(id, { state: decision, settled });
      if (!decided) {
        await acts.remove(noted);
        throw settledAlready();
      }
      await tell.decided();
      return show(decided);
    },
  };
}

function checkNotation(segments: NewProposal['segments'], formHash: string): void {
  if (Buffer.byteLength(JSON.stringify(segments)) > MOST_BYTES) {
    throw new AppError('FIELD_TOO_LONG', `"segments" has more than ${MOST_BYTES} bytes.`);
  }
  const [problem] = notationProblems(segments);
  if (problem !== undefined) {
    throw new AppError('NOTATION_BROKEN', `The notation cannot be read at segments.${problem}.`);
  }
  if (formHashOf({ segments: segments as unknown as Form['segments'] }) === formHash) {
    throw new AppError('NOTATION_UNCHANGED', 'The form is made like this already.');
  }
}

function settledAlready(): AppError {
  return new AppError('PROPOSAL_SETTLED', 'This proposal is decided or withdrawn.');
}

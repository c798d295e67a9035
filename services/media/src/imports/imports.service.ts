import { AppError } from '@isl/service-kit';
import type { User } from '@isl/service-kit/access';
import type { Clock } from '@isl/service-kit/clock';
import { newId } from '@isl/service-kit/mongo';
import type { ImportSetDocument, SwitchDocument, WireImportSet } from './imported.js';
import type { ImportsRepository } from './imports.repository.js';
import { scopesOf } from './licences.js';

const MOST_SWITCHES = 20;

export type ImportsService = ReturnType<typeof createImportsService>;

export function createImportsService(imports: ImportsRepository, clock: Clock) {
  const describe = async ({ _id, createdAt }: ImportSetDocument): Promise<WireImportSet> => {
    const [counts, credits, switches] = await Promise.all([
      imports.countOf(_id),
      imports.creditsOf(_id),
      imports.listSwitches(_id, MOST_SWITCHES),
    ]);
    return {
      _id,
      createdAt: createdAt.toISOString(),
      ...counts,
      credits: credits.map((one) => ({ ...one, scopes: scopesOf(one.licence) })),
      switches: switches.map(toWireSwitch),
    };
  };
  return {
    list: async (): Promise<WireImportSet[]> => Promise.all((await imports.list()).map(describe)),
    turn: async (admin: User, setId: string, isOn: boolean): Promise<WireImportSet> => {
      const set = await imports.find(setId);
      if (!set) throw new AppError('IMPORT_NOT_FOUND', 'There is no such set.');
      const clips = await imports.countOthers(setId, isOn);
      const who = { byId: admin.id, by: admin.name };
      // Noted first: nothing is shown of which nobody knows who turned it on.
      await imports.noteSwitch({ _id: newId(), setId, isOn, clips, at: clock(), ...who });
      await imports.turn(setId, isOn);
      return describe(set);
    },
  };
}

function toWireSwitch({ isOn, clips, at, by }: SwitchDocument): WireImportSet['switches'][number] {
  return { isOn, clips, at: at.toISOString(), ...(by ? { by } : {}) };
}

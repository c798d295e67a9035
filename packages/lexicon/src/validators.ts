import { Ajv, type ValidateFunction } from 'ajv';
import alphabets from '../schema/alphabets.schema.json' with { type: 'json' };
import categories from '../schema/categories.schema.json' with { type: 'json' };
import concept from '../schema/concept.schema.json' with { type: 'json' };
import form from '../schema/form.schema.json' with { type: 'json' };
import formVocabulary from '../schema/form-vocabulary.schema.json' with { type: 'json' };
import mouthings from '../schema/mouthings.schema.json' with { type: 'json' };
import provenance from '../schema/provenance.schema.json' with { type: 'json' };
import relations from '../schema/relations.schema.json' with { type: 'json' };
import vocabulary from '../schema/vocabulary.schema.json' with { type: 'json' };

// `$ref` beside a description is plain draft-07; only unknown keywords should stop us.
const ajv = new Ajv({ allErrors: true, strict: true, strictRequired: false, strictTypes: false });
ajv.addSchema([
  alphabets,
  categories,
  concept,
  form,
  formVocabulary,
  mouthings,
  provenance,
  relations,
  vocabulary,
]);

const validator = ({ $id }: { readonly $id: string }): ValidateFunction =>
  ajv.getSchema($id) as ValidateFunction;

export const isAlphabets = validator(alphabets);
export const isCategories = validator(categories);
export const isConcept = validator(concept);
export const isForm = validator(form);
export const isSegment = validator({ $id: 'form#/definitions/segment' });
export const isMouthings = validator(mouthings);
export const isProvenance = validator(provenance);
export const isRelations = validator(relations);

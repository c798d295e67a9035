import { useSearchParams } from 'react-router-dom';
import { type SignCard, useListSignsByIdQuery } from '../../../lib/api/signs-by-id';
import { TEACH_PARAM } from '../../../lib/teach-sign-path';

/** Words alone: most letters do not move, and only what moves can be taught. */
const WORD = /^word-[a-z0-9-]{1,59}$/;

export type SignToTeach = {
  /** Null where the address names none, or none that there is. */
  readonly sign: SignCard | null;
  readonly isLoading: boolean;
  /** The address names a sign that was not found. */
  readonly isUnknown: boolean;
  /** One of another name is taught. */
  readonly forget: () => void;
};

/** The word of the dictionary that the address says is to be taught. */
export function useSignToTeach(): SignToTeach {
  const [search, setSearch] = useSearchParams();
  const asked = search.get(TEACH_PARAM);
  const id = asked !== null && WORD.test(asked) ? asked : null;
  const { data, isFetching } = useListSignsByIdQuery([id ?? ''], { skip: id === null });
  const sign = (id !== null && data?.find(({ _id }) => _id === id)) || null;
  const isLoading = id !== null && isFetching;
  return {
    sign,
    isLoading,
    isUnknown: asked !== null && !isLoading && sign === null,
    forget: () => setSearch({}, { replace: true }),
  };
}

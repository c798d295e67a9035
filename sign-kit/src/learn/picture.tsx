import { useApp } from '../ui/context.js';

/** The dictionary's picture of a sign, or its name drawn large where there is none yet. */
export function Picture({ id }: { readonly id: string }) {
  const { vocabulary } = useApp();
  return <img src={vocabulary.pictureOf(id)} alt="" loading="lazy" width="120" height="120" />;
}

/** The dictionary's picture of a sign, or its name drawn large where there is none yet. */
export function Picture({ id }: { readonly id: string }) {
  return <img src={`/static/drawn/${id}.svg`} alt="" loading="lazy" width="120" height="120" />;
}

import { Link } from 'react-router-dom';
import { productPath } from '../../../lib/paths';
import type { SignName } from '../model-figures';

/** A sign's gloss, which leads to its entry where the dictionary has one. */
export function SignLink({ sign: { id, label } }: { readonly sign: SignName }) {
  return id === null ? (
    <span lang="en">{label}</span>
  ) : (
    <Link to={productPath(id)} lang="en" className="target">
      {label}
    </Link>
  );
}

import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/i18n/format';
import { type Face, type FaceLine, groupFace } from '../face-groups';
import { useFaceWords } from '../use-face-words';
import own from './face-parameters.module.css';

/** The face's parameters by its parts, each as 'name: value' (spec section 3), the number after it. */
export function FaceParameters({
  face,
  empty,
}: {
  readonly face: Face;
  /** Said where nothing is known. */
  readonly empty: string;
}) {
  const { t } = useTranslation();
  const groups = groupFace(face);
  if (groups.length === 0) return <p className={own.empty}>{empty}</p>;
  return (
    <div className={own.groups}>
      {groups.map(({ group, lines }) => (
        <ul
          key={group}
          className={own.group}
          data-group={group}
          aria-label={t(`prediction.groups.${group}`)}
        >
          {lines.map((line) => (
            <Line key={line.name} line={line} />
          ))}
        </ul>
      ))}
    </div>
  );
}

function Line({ line: { name, word, measured } }: { readonly line: FaceLine }) {
  const { nameOf, wordOf } = useFaceWords();
  return (
    <li className={own.line}>
      <span>
        {nameOf(name)}: <span className={own.value}>{wordOf(word)}</span>
      </span>
      {measured && (
        <span className={own.number}>
          {formatNumber(measured.value)}
          {measured.unit === 'deg' ? '°' : ''}
        </span>
      )}
    </li>
  );
}

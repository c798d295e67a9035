import { ParameterList } from '../../../components/ui/parameter-list';
import { useFaceWords } from '../../../lib/face/use-face-words';
import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { type Face, type FaceLine, groupFace } from './face-groups';
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
  const { stateOf } = useFaceWords();
  const { face_state: state } = face;
  if (state === undefined) return <ParameterList parameters={face.face_analysis} empty={empty} />;
  return (
    <div className={own.groups}>
      <ul className={own.group} data-group="other" aria-label={t('prediction.groups.other')}>
        <li className={own.line}>
          <span>
            {t('face.state')}: <span className={own.value}>{stateOf(state)}</span>
          </span>
        </li>
      </ul>
      {groupFace(face.face_parameters).map(({ group, lines }) => (
        <ul
          key={group}
          className={own.group}
          data-group={group}
          aria-label={t(`prediction.groups.${group}`)}
        >
          {lines.map((line) => (
            <Line key={line.channel} line={line} />
          ))}
        </ul>
      ))}
    </div>
  );
}

function Line({ line: { channel, code, value, unit } }: { readonly line: FaceLine }) {
  const { nameOf, wordOf } = useFaceWords();
  return (
    <li className={own.line}>
      <span>
        {nameOf(channel)}: <span className={own.value}>{wordOf(channel, code)}</span>
      </span>
      <span className={own.number}>
        {formatNumber(value)}
        {unit === 'deg' ? '°' : ''}
      </span>
    </li>
  );
}

import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { formatPercent } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { passFocusOn } from '../../../lib/pass-focus-on';
import type { Candidate } from '../words/signed-word';
import { Maybe } from './maybe';
import type { Offer } from './offer';
import own from './sign-offer.module.css';

/** What the last sign may have been, for a person to choose; its place is kept while it is empty. */
export function SignOffer({
  offer,
  onChoose,
}: {
  readonly offer: Offer | null;
  readonly onChoose: (offer: Offer, chosen: Candidate) => void;
}) {
  const { t } = useTranslation();
  const listRef = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(offer);

  useEffect(() => {
    // What somebody is about to press neither goes away nor becomes another.
    if (!isInUse(listRef.current)) setShown(offer);
  }, [offer]);

  const release = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) setShown(offer);
  };
  const choose = (of: Offer, candidate: Candidate, button: Element): void => {
    passFocusOn(button);
    onChoose(of, candidate);
    setShown(of === offer ? null : offer);
  };
  return (
    <div className={own.place}>
      <div className={own.offer}>
        <p id="sign-offer" className={own.label}>
          {t(shown ? 'prediction.offer.label' : 'prediction.offer.empty')}
        </p>
        <p className="visually-hidden" role="status">
          {shown && <Maybe candidates={shown.candidates} />}
        </p>
        <div className={own.room}>
          {shown && (
            <ul ref={listRef} className={own.choices} aria-labelledby="sign-offer" onBlur={release}>
              {shown.candidates.map((candidate) => (
                <li key={candidate.id}>
                  <button
                    type="button"
                    className={own.choice}
                    data-source={candidate.learntFrom ?? 'people'}
                    onClick={({ currentTarget }) => choose(shown, candidate, currentTarget)}
                  >
                    {t('prediction.offer.choice', {
                      label: candidate.label,
                      p: formatPercent(candidate.score),
                    })}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </div>
  );
}

const isInUse = (list: HTMLElement | null): boolean =>
  list !== null && (list.contains(document.activeElement) || list.matches(':active'));

import { lazy, Suspense, useState } from 'react';
import { AccountButton } from './account-button';

const load = () => import('./account-menu');
const AccountMenu = lazy(async () => ({ default: (await load()).AccountMenu }));

/** The account's avatar; its menu is fetched by the first hand that comes near. */
export function Account() {
  const [isAsked, setAsked] = useState(false);
  const button = (
    <AccountButton
      aria-expanded={false}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setAsked(true)}
    />
  );
  if (!isAsked) return button;
  return (
    <Suspense fallback={button}>
      <AccountMenu />
    </Suspense>
  );
}

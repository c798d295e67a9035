import { useApp } from './context.js';

/** What a link, a message or a list asked for and is not here; nothing where all is. */
export function NotKnown({ names }: { readonly names: readonly string[] }) {
  const { t } = useApp();
  if (names.length === 0) return null;
  return (
    <p class="fault" role="alert">
      {t('list.unknown', { names: names.join(', ') })}
    </p>
  );
}

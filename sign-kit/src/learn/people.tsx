import { useEffect } from 'preact/hooks';
import { useApp } from '../ui/context.js';

/**
 * How people sign it, before the avatar does: clips that they gave, which only the framing page
 * knows. Where there is none, or no such page, there is nothing.
 */
export function People({ id }: { readonly id: string }) {
  const { t, send, people, isFramed, config } = useApp();
  useEffect(() => {
    // Before the server has answered nobody can be asked.
    if (isFramed && config) send({ type: 'signkit:people-needed', id });
  }, [id, isFramed, config, send]);
  if (people?.id !== id || people.clips.length === 0) return null;
  return (
    <section class="people" aria-label={t('learn.people')}>
      <h3>{t('learn.people')}</h3>
      <ul>
        {people.clips.map(({ url, poster, words }) => (
          <li key={url}>
            <figure>
              <video
                src={url}
                // Asked for by name: where no site is the page's, another port counts as elsewhere.
                crossOrigin="anonymous"
                {...(poster === null ? {} : { poster })}
                controls
                playsInline
                loop
                muted
                preload="none"
                aria-label={words}
              />
              <figcaption>{words}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { describe, expect, it } from 'vitest';
import { LOOKS } from '../src/avatar/palette.js';
import { personOfLesson } from '../src/settings/person.js';
import { loadSettings, withChange } from '../src/settings/settings.js';
import { FIGURES } from '../src/signer/signer.js';

describe('settings', () => {
  const kept = (value: string | null) => {
    const written: string[] = [];
    const storage = {
      getItem: () => value,
      setItem: (_: string, text: string) => void written.push(text),
    };
    return { settings: loadSettings(storage, { random: () => 0.7, language: 'en' }), written };
  };

  it('pick a person at random at the first visit and remember it', () => {
    const { settings, written } = kept(null);
    expect(settings.figure).toBe('man');
    expect(JSON.parse(written[0] ?? '{}')).toMatchObject({ figure: 'man', speed: 1 });
  });

  it.each(['not json', '[]', '{"figure":"robot","speed":99,"view":"moon","look":-1}'])(
    'are usual ones where %s was kept',
    (value) => {
      expect(kept(value).settings).toMatchObject({
        figure: 'man',
        speed: 1,
        view: 'front',
        look: 1,
      });
    },
  );

  it('keep what a person changes, and nothing of what a link asked for', () => {
    const own = loadSettings(null, { random: () => 0, language: 'en' });
    const asked = { speed: 0.3, isLeftHanded: true, alphabet: 'v1', language: 'hi' } as const;
    const { own: kept, asked: left } = withChange({ own, asked }, { speed: 0.5, view: 'side' });
    expect(kept).toEqual({ ...own, speed: 0.5, view: 'side' });
    expect({ ...kept, ...left }).toMatchObject({
      speed: 0.5,
      view: 'side',
      isLeftHanded: true,
      alphabet: 'v1',
      language: 'hi',
    });
  });

  it('do without a storage', () => {
    expect(loadSettings(null, { random: () => 0, language: 'hi' })).toMatchObject({
      figure: 'woman',
      language: 'hi',
    });
  });
});

describe('the person of a lesson', () => {
  const lessons = Array.from({ length: 60 }, (_, k) => `/dashboard/courses/greetings/${k}`);

  it('is the same all through it, and not the same in all lessons', () => {
    const people = lessons.map((lesson) => JSON.stringify(personOfLesson(lesson)));
    expect(people).toEqual(lessons.map((lesson) => JSON.stringify(personOfLesson(lesson))));
    expect(new Set(people).size).toBeGreaterThanOrEqual(8);
  });

  it('is one that there is, whatever the lesson is called', () => {
    for (const name of ['', 'पाठ 1', '🙂', ...lessons]) {
      const { figure, look } = personOfLesson(name);
      expect(FIGURES).toContain(figure);
      expect(LOOKS[look]).toBeDefined();
    }
  });

  it('gives way for good to whoever is chosen, who keeps what was seen besides', () => {
    const own = loadSettings(null, { random: () => 0, language: 'en' });
    const { own: after, asked } = withChange(
      { own, asked: { figure: 'man', look: 4, speed: 0.5 } },
      { look: 2 },
    );
    expect(after).toMatchObject({ figure: 'man', look: 2, isPersonChosen: true });
    expect(asked).toEqual({ speed: 0.5 });
    expect(withChange({ own, asked: {} }, { speed: 2 }).own.isPersonChosen).toBe(false);
  });
});

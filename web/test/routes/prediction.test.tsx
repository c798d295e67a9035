import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { chooseLanguage } from '../../src/lib/i18n/i18n';
import { pass } from '../support/camera-page';
import { aLetter, anAnswer, aReply, aWord } from '../support/factories';
import { answers, aSignOf, chips, pressStart, record, sentence } from '../support/recording';
import { api, server } from '../support/server';
import { findFrame } from '../support/sign-kit';

afterEach(() => vi.unstubAllGlobals());

describe('the words of a recording', () => {
  it('are counted once for each production, and a repeat is told on its chip', async () => {
    const asked = answers();
    const { make, stop } = await record();
    await make('TREE TREE SEE');
    expect(sentence()).toHaveValue('TREE SEE');
    expect(chips()).toEqual(['TREE: 80% ×2', 'SEE: 80%']);
    await stop();
    await waitFor(() => expect(asked).toEqual([{ sentence: 'TREE TREE SEE', emotion: '' }]));
  });

  it('are what was heard before the stop, whatever comes late', async () => {
    answers();
    const { make, sign, stop } = await record();
    await make('TREE');
    await stop();
    await sign(aSignOf('SEE', { production: 99 }));
    expect(sentence()).toHaveValue('TREE');
  });

  it('can be replaced, moved by button and by key, repeated and removed', async () => {
    const { user, make } = await record();
    await make('YOU TIRED');
    await user.click(screen.getByRole('button', { name: /^TIRED/ }));
    const editor = within(await screen.findByRole('region', { name: 'Change TIRED' }));
    await user.click(editor.getByRole('button', { name: 'SLEEP: 10%' }));
    expect(sentence()).toHaveValue('YOU SLEEP');
    await user.click(screen.getByRole('button', { name: 'Signed once more' }));
    await user.click(screen.getByRole('button', { name: 'Earlier' }));
    expect(chips()).toEqual(['SLEEP ×2', 'YOU: 80%']);
    screen.getByRole('button', { name: 'SLEEP ×2' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(chips()).toEqual(['YOU: 80%', 'SLEEP ×2']);
    expect(screen.getByText('SLEEP is word 2 of 2 now')).toBeInTheDocument();
    screen.getByRole('button', { name: /^YOU/ }).focus();
    await user.keyboard('{Delete}');
    expect(sentence()).toHaveValue('SLEEP');
    await waitFor(() => expect(screen.getByRole('button', { name: 'SLEEP ×2' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Begin a new sentence' }));
    expect(sentence()).toHaveValue('');
  });

  it('can be written by hand, and a new request follows', async () => {
    const asked = answers();
    const { user, make, stop } = await record();
    await make('YOU');
    await stop();
    await screen.findByRole('region', { name: 'Generated Sentence' });
    expect(screen.queryByRole('button', { name: 'Generate again' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add a word' }));
    await user.type(
      await screen.findByRole('combobox', { name: 'A word to add' }),
      'thank you{Enter}',
    );
    expect(sentence()).toHaveValue('YOU THANK-YOU');
    await user.click(screen.getByRole('button', { name: 'Generate again' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]).toMatchObject({ sentence: 'YOU THANK-YOU' });
  });

  it('of letters are compared with the dictionary, and a person chooses', async () => {
    server.use(
      http.get(api('/words'), () =>
        HttpResponse.json({ data: [aWord('lunch'), aWord('tea')], categories: [] }),
      ),
    );
    const { user, sign } = await record();
    for (const letter of 'LUMCH') await sign(aLetter(letter));
    await pass(1800);
    expect(await screen.findByText('LUMCH is not in the dictionary. Did you mean:')).toBeVisible();
    expect(sentence()).toHaveValue('LUMCH');
    await user.click(screen.getByRole('button', { name: 'LUNCH' }));
    expect(sentence()).toHaveValue('LUNCH');
    expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument();
  });
});

describe('what the avatar alone taught', () => {
  it('is dashed and said so, and can be turned off on this device', async () => {
    const { user, signs, make } = await record();
    const vocabulary = ['FRIEND', 'MORNING', 'COLD'].map((label) => ({
      id: `word-${label.toLowerCase()}`,
      label,
      learntFrom: 'avatar' as const,
      isSaid: true,
    }));
    await act(async () => signs.greet({ signedIn: false, framesPerSecond: 10, vocabulary }));
    await make('HELLO', { learntFrom: 'avatar' });
    expect(screen.getByText(/Learnt from the avatar, not from people/)).toBeVisible();
    await pass(600);
    expect(signs.frames.at(-1)?.peopleOnly).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'What it can recognise' }));
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByText('It is cold in the morning.')).toBeVisible();
    expect(drawer.getByRole('link', { name: 'FRIEND' })).toHaveAttribute(
      'href',
      '/products/word-friend',
    );
    await user.click(drawer.getByRole('switch', { name: /learnt from the avatar/ }));
    expect(drawer.queryByRole('link', { name: 'FRIEND' })).not.toBeInTheDocument();
    expect(localStorage.getItem('prediction-hears-avatar')).toBe('false');
    await pass(600);
    expect(signs.frames.at(-1)?.peopleOnly).toBe(true);
    await make('FRIEND', { learntFrom: 'avatar' });
    expect(sentence()).toHaveValue('HELLO');
  });
});

describe('the face', () => {
  it('is first seen at rest for two seconds', async () => {
    const { face } = await pressStart();
    expect(await screen.findByText('First, a calm face.')).toBeVisible();
    await face({}, 'learning');
    await pass(2100);
    expect(screen.getByText('First, a calm face.')).toBeVisible();
    await face({});
    expect(screen.queryByText('First, a calm face.')).not.toBeInTheDocument();
  });

  it('that never comes keeps nobody from signing', async () => {
    const { face } = await pressStart();
    await screen.findByText('First, a calm face.');
    await face({}, 'learning');
    await pass(5200);
    expect(screen.queryByText('First, a calm face.')).not.toBeInTheDocument();
  });

  it('says over the words what it means, and a person can take it back', async () => {
    const asked = answers();
    const { user, face, make, stop } = await record();
    await make('YOU', {}, { brows: 'neutral' });
    await pass(600);
    await face({ brows: 'up' });
    await pass(200);
    await make('TIRED', {}, { brows: 'up', headMovement: 'shake' });
    expect(chips()[1]).toBe('TIRED: 80%head says no, face asks');
    await stop();
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toMatchObject({
      marks: [
        { mark: 'negation', start: 1, end: 2 },
        { mark: 'asking', start: 1, end: 2 },
      ],
    });
    await user.click(screen.getByRole('button', { name: /^TIRED/ }));
    await user.click(await screen.findByRole('button', { name: 'The face said nothing' }));
    await user.click(await screen.findByRole('button', { name: 'Generate again' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]).toEqual({ sentence: 'YOU TIRED', emotion: '' });
  });

  it('stands in its groups, the word first and the number after it', async () => {
    const { face } = await record();
    await face({ brows: 'up', eyes: 'neutral', gaze: 'ahead', chin: 'chin-up' });
    const parts = within(screen.getByRole('region', { name: 'NMF Parameters' }));
    expect(parts.getAllByRole('list').map((list) => list.getAttribute('aria-label'))).toEqual([
      'Face',
      'Eyebrows',
      'Eyes',
      'Head',
    ]);
    expect(parts.getByRole('list', { name: 'Face' })).toHaveTextContent('Face: in view');
    expect(parts.getByRole('list', { name: 'Eyes' })).toHaveTextContent(
      'Eyes: open0.04Gaze: ahead0.04',
    );
  });
});

describe('the points that the computer sees', () => {
  it('are asked for and drawn only when they are wanted', async () => {
    const { user, signs, camera } = await record();
    await pass(600);
    expect(signs.frames.at(-1)?.skeleton).toBeUndefined();
    await user.click(screen.getByRole('switch', { name: /points that the computer sees/ }));
    await pass(600);
    expect(signs.frames.at(-1)?.skeleton).toBe(true);
    const hand = Array.from({ length: 42 }, (_, at) => at / 100);
    const skeleton = { pose: [], leftHand: hand, rightHand: [] };
    await act(async () => signs.answer(anAnswer({ id: '900', skeleton })));
    expect(camera.drawn).toHaveLength(21);
    // The first line of a hand ends at its second point, on a stage of 1280x960.
    expect(camera.drawn[0]).toEqual([expect.closeTo(0.02 * 1280), expect.closeTo(0.03 * 960)]);
    expect(localStorage.getItem('prediction-shows-points')).toBe('true');
  });
});

describe('the result', () => {
  const spans = [{ channel: 'brows' as const, value: 'up' as const, start: 2, end: 3 }];
  const open = async (reply: Parameters<typeof aReply>[0] = {}) => {
    const asked = answers(
      aReply({ non_manual_features: ['* Eyebrows: raised over WHAT'], spans, ...reply }),
    );
    const app = await record();
    await app.make('WHAT');
    await app.stop();
    const region = await screen.findByRole('region', { name: 'Generated Sentence' });
    return { ...app, asked, result: within(region) };
  };

  it('has the sentence with and without the feeling, who wrote it, and what could not be used', async () => {
    const { result } = await open({
      written_by: 'model',
      notes: ["'ARE' is no sign of ISL and was left out."],
      note_details: [{ code: 'notOfIsl', word: 'ARE' }],
    });
    expect(result.getByText('What is your name?')).toBeVisible();
    expect(result.getByText('What is your name')).toBeVisible();
    expect(result.getByText(/A language model worded this sentence/)).toBeVisible();
    expect(result.getByText('ISL has no sign for “ARE”. It was left out.')).toBeVisible();
  });

  it('is made again with another feeling, or none', async () => {
    const { user, result, asked } = await open();
    await user.selectOptions(result.getByLabelText('Feeling of the sentence'), 'sad');
    await user.click(result.getByRole('button', { name: 'Generate again' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]).toEqual({ sentence: 'WHAT', emotion: 'sad' });
  });

  it('is played by the avatar, line by line and as a whole', async () => {
    const { user, result } = await open();
    await user.click(result.getByRole('button', { name: /^Show me/ }));
    const { query, path } = await findFrame('Avatar: What is your name');
    expect(path).toBe('http://sign-kit.test/sign-kit/convert');
    expect(query).toMatchObject({ embed: 'player', gloss: 'YOUR NAME WHAT' });
    expect(JSON.parse(query.spans ?? '')).toEqual(spans);
  });

  it('says its lines in Hindi, and one that it has no words for in English', async () => {
    const { result } = await open({
      non_manual_features: ['* Eyebrows: raised over WHAT', '* Eyes: closed over WHAT'],
      spans: [...spans, { channel: 'eyes', value: 'closed', start: 2, end: 3 }],
    });
    await act(() => chooseLanguage('hi'));
    expect(await result.findByText('भौंहें: उठी हुई, WHAT के साथ')).toHaveAttribute('lang', 'hi');
    expect(result.getByText('Eyes: closed over WHAT')).toHaveAttribute('lang', 'en');
  });

  it('is said aloud only after a yes, which stays on the device', async () => {
    const said: string[] = [];
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class {
        constructor(readonly text: string) {}
      },
    );
    vi.stubGlobal('speechSynthesis', {
      cancel: () => {},
      speak: ({ text }: { text: string }) => said.push(text),
    });
    const { user, result } = await open();
    expect(result.queryByRole('button', { name: 'Say it aloud' })).not.toBeInTheDocument();
    await user.click(result.getByRole('button', { name: 'Yes' }));
    await user.click(result.getByRole('button', { name: 'Say it aloud' }));
    expect(said).toEqual(['What is your name?']);
    expect(JSON.parse(localStorage.getItem('prediction-answers') ?? '')).toMatchObject([
      { signs: 'YOUR NAME WHAT', sentence: 'What is your name?', isRight: true },
    ]);
    await user.click(result.getByRole('button', { name: 'Forget my answers' }));
    expect(localStorage.getItem('prediction-answers')).toBeNull();
  });

  it('is copied, and the button says so', async () => {
    const { user, result } = await open();
    await user.click(result.getByRole('button', { name: 'Copy' }));
    expect(await result.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('What is your name?');
  });
});

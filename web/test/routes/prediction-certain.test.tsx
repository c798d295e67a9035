import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { chooseLanguage } from '../../src/lib/i18n/i18n';
import { aReply } from '../support/factories';
import { result } from '../support/prediction-sentence';
import { answers, record } from '../support/recording';

const signs = { gloss: ['Z-O-R-B', 'I', 'LIKE'], plain_sentence: 'Z-O-R-B I LIKE' };
const open = aReply({
  ...signs,
  rewritten_sentence: 'Z-O-R-B I LIKE',
  with_feeling: 'Z-O-R-B I LIKE',
  certain: false,
  why: ['closeSecond', 'unusedTopic'],
  readings: [
    { sentence: 'I like Zorb.', cost: 1, why: ['closeSecond'] },
    { sentence: 'Zorb likes me.', cost: 1.2, why: ['closeSecond', 'unusedTopic'] },
  ],
});

async function made(reply: ReturnType<typeof aReply>) {
  answers(reply);
  const page = await record();
  await page.make('WHAT');
  await page.stop();
  await waitFor(() => expect(result()).toBeVisible());
  return page;
}
const button = (name: string) => screen.getByRole('button', { name });

describe('a sentence that is not certain', () => {
  it('stands as it was signed until one of two readings is chosen, which can be taken back', async () => {
    const { user } = await made(open);
    expect(screen.getByText('Z-O-R-B I LIKE')).toBeVisible();
    expect(screen.queryByText('Was this what you meant?')).not.toBeInTheDocument();
    const choice = screen.getByRole('group', { name: /Which one was it/ });
    expect(within(choice).getAllByRole('button')).toHaveLength(2);

    await user.click(button('Zorb likes me.'));
    expect(button('Zorb likes me.')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('Zorb likes me.', { selector: '[aria-live]' })).toBeVisible();
    expect(result()).toHaveTextContent('Signed: Z-O-R-B I LIKE');
    expect(screen.getByText('Was this what you meant?')).toBeVisible();

    await user.click(button('I like Zorb.'));
    expect(button('Zorb likes me.')).toHaveAttribute('aria-pressed', 'false');
    await user.click(button('I like Zorb.'));
    expect(screen.getByText('Z-O-R-B I LIKE', { selector: '[aria-live]' })).toBeVisible();
  });

  it('is read out where it stands: the line stays when a reading is chosen', async () => {
    const { user } = await made(open);
    const line = screen.getByText('Z-O-R-B I LIKE');
    await user.click(button('I like Zorb.'));
    expect(line).toHaveTextContent('I like Zorb.');
    expect(line).toBeInTheDocument();
    const live = result()?.querySelectorAll('[aria-live], [role="status"]') ?? [];
    expect([...live].filter((one) => one.textContent?.includes('Zorb'))).toEqual([line]);
  });

  it('says why it is not where there is one reading alone, without being asked', async () => {
    await made(aReply({ ...open, readings: open.readings.slice(1) }));
    expect(screen.getByRole('group', { name: /Was it this/ })).toBeVisible();
    expect(screen.getByText(/nearly as likely/)).toBeVisible();
    expect(screen.getByText(/marked as the topic/)).toBeVisible();
  });

  it('says once each why it is not, to who asks', async () => {
    const { user } = await made(open);
    expect(screen.getByText(/nearly as likely/)).not.toBeVisible();
    await user.click(screen.getByText('Why is it not certain?'));
    expect(screen.getAllByText(/nearly as likely/)).toHaveLength(1);
    expect(screen.getByText(/marked as the topic/)).toBeVisible();
  });

  it('has no reading to choose where none is likely, and says so in Hindi as well', async () => {
    await made(aReply({ ...open, readings: [], why: ['unusedTopic'] }));
    expect(screen.getByText(/The signs stand as they were signed/)).toBeVisible();
    expect(screen.getByText(/marked as the topic/)).toBeVisible();
    expect(screen.queryByText('Why is it not certain?')).not.toBeInTheDocument();
    await act(() => chooseLanguage('hi'));
    expect(screen.getByText(/संकेत वैसे ही रखे हैं/)).toBeVisible();
  });
});

describe('a sentence that is certain', () => {
  it('has its signs above it, and its feeling one press away', async () => {
    const { user } = await made(
      aReply({ rewritten_sentence: 'I have a sister!', with_feeling: 'Great, I have a sister!' }),
    );
    expect(result()).toHaveTextContent('Signed: YOUR NAME WHAT');
    expect(screen.getByText('I have a sister!')).toBeVisible();
    await user.click(screen.getByRole('switch', { name: 'With feeling' }));
    expect(screen.getByText('Great, I have a sister!')).toBeVisible();
    await user.click(screen.getByRole('switch', { name: 'With feeling' }));
    expect(screen.getByText('I have a sister!')).toBeVisible();
    expect(screen.queryByRole('group', { name: /certain/ })).not.toBeInTheDocument();
  });

  it('has nothing to press where the feeling has no words', async () => {
    await made(aReply());
    expect(screen.queryByRole('switch', { name: 'With feeling' })).not.toBeInTheDocument();
  });
});

describe('the feeling of a sentence', () => {
  type Said = { readonly pitch: number; readonly rate: number };
  const listen = (): Said[] => {
    const said: Said[] = [];
    vi.stubGlobal('SpeechSynthesisUtterance', class {});
    vi.stubGlobal('speechSynthesis', {
      cancel: () => {},
      speak: (words: Said) => said.push(words),
    });
    return said;
  };
  const sayAloud = async (user: Awaited<ReturnType<typeof record>>['user']): Promise<void> => {
    await user.click(button('Yes'));
    await user.click(button('Say it aloud'));
  };

  it('stands beside it and is in the voice, as it was felt when it was made', async () => {
    const said = listen();
    const asked = answers();
    const { user, make, feel, stop } = await record();
    await make('WHAT');
    await feel('happy');
    await stop();
    await waitFor(() => expect(result()).toBeVisible());
    expect(asked).toMatchObject([{ emotion: 'happy' }]);
    expect(screen.getByText('Feeling: happy')).toBeVisible();

    // What is chosen for the next one is not in this one.
    await user.selectOptions(screen.getByLabelText('Feeling of the sentence'), 'sad');
    await sayAloud(user);
    expect(said).toMatchObject([{ pitch: 1.15, rate: 1.08 }]);
    expect(screen.getByText('Feeling: happy')).toBeVisible();
  });

  it('is none where none was felt or chosen', async () => {
    const said = listen();
    const { user } = await made(aReply());
    expect(screen.queryByText(/^Feeling: /)).not.toBeInTheDocument();
    await sayAloud(user);
    expect(said).toMatchObject([{ pitch: 1, rate: 1 }]);
  });
});

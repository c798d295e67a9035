import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openApp } from '../support/render-app';

const speller = async () => within(await screen.findByRole('region', { name: 'Type your name' }));

const pictures = (strip: HTMLElement): string[] =>
  [...strip.querySelectorAll('img')].map((image) => image.getAttribute('src') ?? '');

describe('the landing page', () => {
  it('shows a sign first, and says that a computer made it and nobody has checked it', async () => {
    openApp('/');
    const film = await screen.findByLabelText<HTMLVideoElement>(/^The avatar signs HELLO/);
    expect([film.autoplay, film.poster]).toEqual([
      false,
      expect.stringContaining('/static/about/about.webp'),
    ]);
    const figure = within(film.closest('figure') as HTMLElement);
    expect(figure.getByText('Avatar: made by a computer, not a person')).toBeVisible();
    expect(figure.getByText('Draft: no Deaf signer has checked this yet')).toBeVisible();
    expect(figure.getByRole('button', { name: 'Play the video' })).toBeVisible();
  });

  it.each([
    ['Learn', '/dashboard/courses'],
    ['Look up', '/dashboard/dictionary'],
    ['Give', '/dashboard/upload'],
  ])('has the door %s to %s', async (verb, path) => {
    openApp('/');
    const doors = within(await screen.findByRole('region', { name: 'Three ways in' }));
    expect(doors.getByRole('link', { name: new RegExp(`^${verb}`) })).toHaveAttribute('href', path);
  });

  it.each([
    ['What happens with your video, in plain words', 'Your video, in plain words'],
    ['Contact and take-down', 'Contact and take-down'],
    ['The models behind it', 'The models behind it'],
    ['Licences and how to cite', 'Licences and how to cite'],
    ['Read the terms', 'Licences and how to cite'],
  ])('leads by "%s" to "%s"', async (link, heading) => {
    const { user } = openApp('/');
    await user.click(await screen.findByRole('link', { name: link }));
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  });

  it('says what it is no good for', async () => {
    openApp('/');
    expect(
      await screen.findByText(/^For learning and practice\. Not an interpreter/),
    ).toBeVisible();
  });
});

describe('a name', () => {
  it('is spelled as it is typed, in the alphabet that was chosen', async () => {
    const { user } = openApp('/');
    const area = await speller();
    expect(pictures(area.getByRole('list', { name: 'The letters of ISL' }))).toHaveLength(3);
    await user.type(area.getByLabelText('Your name'), 'José 2');
    const strip = area.getByRole('list', { name: 'The letters of José 2' });
    expect(pictures(strip)).toEqual([
      ...['j', 'o', 's', 'e'].map((letter) => `/static/signs/letter-${letter}-v2.webp`),
      '/static/signs/numeral-2.webp',
    ]);
    expect(area.getByAltText('The hands make 2')).toBeVisible();
    await user.click(area.getByRole('radio', { name: 'Vowels on the fingertips' }));
    expect(pictures(strip)[0]).toBe('/static/signs/letter-j-v1.webp');
    expect(localStorage.getItem('alphabet')).toBe('v1');
    expect(area.getByText(/^Two alphabets are used in India/)).toBeVisible();
  });

  it('in letters that no alphabet here has is answered in words', async () => {
    const { user } = openApp('/');
    const area = await speller();
    await user.type(area.getByLabelText('Your name'), 'मीरा');
    expect(area.getByRole('status')).toHaveTextContent(/have the letters A to Z/);
    expect(area.getByRole('list', { name: 'The letters of ISL' })).toBeVisible();
  });

  it('is shown letter by letter, mirrored when asked', async () => {
    const { user } = openApp('/');
    const area = await speller();
    await user.type(area.getByLabelText('Your name'), 'Om');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.selectOptions(area.getByLabelText('Speed'), '1 time');
    await user.click(area.getByRole('button', { name: 'Play the letters' }));
    expect(area.getByAltText('The hands make O')).toBeVisible();
    expect(area.getByRole('button', { name: 'O' })).toHaveAttribute('aria-current', 'true');
    await vi.advanceTimersByTimeAsync(850);
    expect(await area.findByAltText('The hands make M')).toBeVisible();
    await vi.advanceTimersByTimeAsync(850);
    // The last one stays, so that it can be read.
    expect(await area.findByRole('button', { name: 'Play the letters' })).toBeVisible();
    expect(area.getByAltText('The hands make M')).toBeVisible();
    const mirror = area.getByRole('button', { name: 'Mirror' });
    await user.click(mirror);
    expect(mirror).toHaveAttribute('aria-pressed', 'true');
    expect(area.getByRole('list').parentElement).toHaveAttribute('data-mirrored', 'true');
  });

  it('leads on to the first word', async () => {
    openApp('/');
    const hello = (await speller()).getByRole('link', { name: 'Now learn to say hello' });
    expect(hello).toHaveAttribute('href', '/products/word-hello');
  });
});

import { render, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { BlogSection } from '../../src/features/guide/components/blog-section';
import { askForLessMotion } from '../support/browser';
import { openApp } from '../support/render-app';
import { api, server } from '../support/server';

const section = (name: string) => screen.findByRole('region', { name });

describe('the home page', () => {
  it('has its sections in their order, the blog last', async () => {
    openApp('/dashboard');
    await section('Our Dictionary');
    const regions = within(screen.getByRole('main')).getAllByRole('region');
    const named = regions.map((region) => region.getAttribute('aria-labelledby') ?? '');
    expect(named.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'About',
      "Who's On",
      'Datasets',
      'Courses',
      'Our Dictionary',
      'Where we want to get',
      'Seven steps for a school visit on ISL',
    ]);
  });

  it('has the about block with a silent video that can be stopped', async () => {
    const { user } = openApp('/dashboard');
    const about = await section('About');
    const video = within(about).getByLabelText<HTMLVideoElement>(
      'The avatar signs HELLO and spells I, S, L',
    );
    expect([video.autoplay, video.loop, video.muted]).toEqual([true, true, true]);
    video.dispatchEvent(new Event('pause'));
    await user.click(await within(about).findByRole('button', { name: 'Play the video' }));
  });

  it('says of the about video that a computer made it and nobody has checked its signs', async () => {
    openApp('/dashboard');
    const about = await section('About');
    expect(within(about).getByText('Avatar: made by a computer, not a person')).toBeVisible();
    expect(within(about).getByText('Draft: no Deaf signer has checked this yet')).toBeVisible();
  });

  it('offers the about video again when the browser refuses to play it', async () => {
    askForLessMotion();
    const { user } = openApp('/dashboard');
    const about = await section('About');
    const video = within(about).getByLabelText<HTMLVideoElement>(/^The avatar signs HELLO/);
    let asked = 0;
    // No spy: that would handle the rejection, which here fails the run when nobody else does.
    video.play = () => {
      asked += 1;
      return Promise.reject(new DOMException('no', 'NotAllowedError'));
    };
    await user.click(within(about).getByRole('button', { name: 'Play the video' }));
    expect(asked).toBe(1);
    expect(within(about).getByRole('button', { name: 'Play the video' })).toBeVisible();
  });

  it.each([
    ["Who's On", ['Learners', 'Researchers', 'Contributors']],
    ['Datasets', ['Angry', 'Laugh', 'Sad']],
    ['Courses', ['Non Manual', 'Spatial Features', 'Regional And Cultural']],
  ])('has the block %s with its three cards', async (name, cards) => {
    openApp('/dashboard');
    const block = await section(name);
    for (const card of cards) expect(within(block).getByText(card)).toBeVisible();
  });

  it('leads from each card to what it names: the feeling’s videos, and that course', async () => {
    openApp('/dashboard');
    const pathsOf = async (name: string, cards: readonly string[]) => {
      const block = within(await section(name));
      return cards.map((card) => block.getByText(card).closest('a')?.getAttribute('href'));
    };
    expect(await pathsOf('Datasets', ['Angry', 'Laugh', 'Sad'])).toEqual([
      '/dashboard/Datasets?category=anger',
      '/dashboard/Datasets?category=happy',
      '/dashboard/Datasets?category=sad',
    ]);
    const courses = ['Non Manual', 'Spatial Features', 'Regional And Cultural'];
    expect(await pathsOf('Courses', courses)).toEqual([
      '/dashboard/courses/expressions',
      '/dashboard/courses/directions',
      '/dashboard/courses/letters',
    ]);
  });

  it.each([
    ['Datasets', '/dashboard/Datasets'],
    ['Courses', '/dashboard/courses'],
    ['Our Dictionary', '/dashboard/dictionary'],
  ])("leads from %s by 'View all' to %s", async (name, path) => {
    openApp('/dashboard');
    const link = within(await section(name)).getByRole('link', { name: `View all ${name}` });
    expect(link).toHaveAttribute('href', path);
  });

  it('previews the characters at positions 6 to 8', async () => {
    openApp('/dashboard');
    const block = await section('Our Dictionary');
    expect(await within(block).findByRole('link', { name: 'Sign Representing G' })).toBeVisible();
    expect(within(block).getAllByText('Sign Representing')).toHaveLength(3);
  });

  it("shows the figures as goals with today's counts under them", async () => {
    openApp('/dashboard');
    const strip = await section('Where we want to get');
    for (const text of ['Dataset Created', '31K', 'New Users', '4,200', 'New Registers', '1,200']) {
      expect(within(strip).getByText(text)).toBeVisible();
    }
    expect(await within(strip).findByText('today: 3')).toBeVisible();
  });

  it('leaves the counts away when they cannot be had', async () => {
    server.use(http.get(api('/stats'), () => HttpResponse.json(null, { status: 500 })));
    openApp('/dashboard');
    const strip = await section('Where we want to get');
    expect(within(strip).getByText('31K')).toBeVisible();
    expect(within(strip).queryByText(/today/)).not.toBeInTheDocument();
  });

  it('links seven blog cards to a 21-character id each', async () => {
    openApp('/dashboard');
    const blog = await section('Seven steps for a school visit on ISL');
    const paths = within(blog)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(paths).toHaveLength(7);
    paths.forEach((path, index) => {
      expect(path).toMatch(new RegExp(`^/products/[\\w-]{21}\\?story=${index + 1}$`));
    });
    expect(new Set(paths).size).toBe(7);
  });

  it('makes the ids of the blog cards anew at every render', () => {
    const blog = () => (
      <MemoryRouter>
        <BlogSection />
      </MemoryRouter>
    );
    const paths = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    const { rerender } = render(blog());
    const first = paths();
    rerender(blog());
    expect(new Set([...first, ...paths()]).size).toBe(14);
  });

  it('shows the avatar in each card of the guide, and says that it is no person', async () => {
    openApp('/dashboard');
    const blog = await section('Seven steps for a school visit on ISL');
    const pictures = within(blog).getAllByRole<HTMLImageElement>('img', { hidden: true });
    expect(pictures.map(({ src }) => new URL(src).pathname)).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((step) => `/static/guide/${step}.webp`),
    );
    expect(within(blog).getAllByText(/made by a computer/)).toHaveLength(7);
  });

  it('opens a card as one step of the guide', async () => {
    const { user } = openApp('/dashboard');
    const blog = await section('Seven steps for a school visit on ISL');
    await user.click(within(blog).getByRole('link', { name: /Ask first/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ask first' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Next step' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Find an interpreter' }),
    ).toBeVisible();
  });
});

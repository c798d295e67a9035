import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { installCamera } from '../support/browser';
import { pass } from '../support/camera-page';
import { installRecorder } from '../support/fake-recorder';
import { anAdult, button, COUNTDOWN_MS, openGiving, prompt } from '../support/giving';
import { openApp } from '../support/render-app';

const address = '/dashboard/DataSetCreation';
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Your consent' }));
const kept = () => JSON.parse(localStorage.getItem('consent:user-1') ?? 'null');
const isRunning = () => waitFor(() => expect(button('Stop')).toBeEnabled());

describe('the consent to give clips', () => {
  it('is asked for before the first recording, with every switch off', async () => {
    const { user } = openGiving({ consent: null });
    await screen.findByText(/Before your first recording/);
    await user.click(button('Start'));
    const asked = await dialog();
    expect(asked.getByText(/Your video, your choice/)).toBeVisible();
    expect(asked.getByText(/no ISL video yet/)).toBeVisible();
    const switches = asked.getAllByRole('switch');
    expect(switches).toHaveLength(5);
    for (const one of switches) expect(one).not.toBeChecked();
    expect(button('Start')).toBeEnabled();
    await user.click(asked.getByRole('switch', { name: /^It is kept here/ }));
    await user.click(asked.getByRole('switch', { name: /^Computers may learn/ }));
    await user.click(asked.getByRole('button', { name: 'Save my choice' }));
    expect(asked.getByRole('alert')).toHaveTextContent('Please say how old you are.');
    await user.click(asked.getByRole('radio', { name: 'I am 18 or older' }));
    await user.click(asked.getByRole('button', { name: 'Save my choice' }));
    await isRunning();
    expect(kept()).toEqual(anAdult);
    expect(await prompt()).toBeVisible();
  });

  it('is asked for once', async () => {
    const { user } = openGiving();
    await prompt();
    await user.click(button('Start'));
    await isRunning();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('may be refused: nothing is recorded, and the computer reads all the same', async () => {
    installRecorder();
    const { user } = openGiving({ consent: null });
    await screen.findByText(/Before your first recording/);
    await user.click(button('Start'));
    await user.click((await dialog()).getByRole('button', { name: 'Go on without giving' }));
    await isRunning();
    expect(await screen.findByText(/Nothing is recorded or kept, as you chose/)).toBeVisible();
    await pass(COUNTDOWN_MS);
    const { FakeRecorder } = await import('../support/fake-recorder');
    expect(FakeRecorder.made).toEqual([]);
    await user.click(button('Stop'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Thank you for your contribution!');
    expect(kept()).toMatchObject({ scopes: [] });
  });

  it('is not given by closing it, and the camera stays off', async () => {
    const { user } = openGiving({ consent: null });
    await screen.findByText(/Before your first recording/);
    await user.click(button('Start'));
    await dialog();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(button('Start')).toBeEnabled();
    expect(kept()).toBeNull();
  });

  it('of somebody under 18 needs a guardian, and lets researchers have nothing', async () => {
    const { user } = openGiving({ consent: null });
    await user.click(await screen.findByRole('button', { name: 'Your consent' }));
    const asked = await dialog();
    await user.click(asked.getByRole('switch', { name: /^It is kept here/ }));
    await user.click(asked.getByRole('switch', { name: /^Researchers may download/ }));
    await user.click(asked.getByRole('radio', { name: /^I am younger/ }));
    const release = asked.getByRole('switch', { name: /^Researchers may download/ });
    expect(release).toBeDisabled();
    expect(release).not.toBeChecked();
    expect(release).toHaveAccessibleDescription(/signer is under 18/);
    await user.click(asked.getByRole('button', { name: 'Save my choice' }));
    expect(asked.getByRole('alert')).toHaveTextContent('A parent or guardian has to agree');
    await user.click(asked.getByRole('checkbox', { name: /^I am the parent or guardian/ }));
    await user.click(asked.getByRole('button', { name: 'Save my choice' }));
    await prompt();
    expect(kept()).toEqual({ version: '2026-12', scopes: ['keep'], age: 'guardian' });
    expect(button('Start')).toBeEnabled();
  });

  it('can be seen and changed later', async () => {
    const { user } = openGiving();
    await prompt();
    await user.click(button('Your consent'));
    const asked = await dialog();
    expect(asked.getByRole('switch', { name: /^Computers may learn/ })).toBeChecked();
    await user.click(asked.getByRole('switch', { name: /^It is kept here/ }));
    await user.click(asked.getByRole('button', { name: 'Save my choice' }));
    expect(await screen.findByText(/Nothing is recorded or kept, as you chose/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: /^Please sign/ })).not.toBeInTheDocument();
  });

  it('cannot be given without an account of one’s own', async () => {
    installCamera();
    const { user } = openApp(address);
    expect(
      await screen.findByText(/To give a clip you need an account of your own\./),
    ).toBeVisible();
    await user.click(button('Start'));
    await isRunning();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('cannot be given for the demo account, which many share', async () => {
    const { user } = openGiving({ consent: null, claims: { demo: true } });
    expect(await screen.findByText(/many people share the demo account/)).toBeVisible();
    await user.click(button('Start'));
    await isRunning();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is not asked for by a browser that cannot record, which says so', async () => {
    installRecorder([]);
    const { user } = openGiving({ consent: null });
    expect(await screen.findByText(/This browser cannot record/)).toBeVisible();
    await user.click(button('Start'));
    await isRunning();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    vi.unstubAllGlobals();
  });
});

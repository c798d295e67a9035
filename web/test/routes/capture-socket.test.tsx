import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { installCamera } from '../support/browser';
import { openWithClock, pass, socketTo, tell } from '../support/camera-page';
import { aToken } from '../support/factories';
import { FakeWebSocket } from '../support/fake-web-socket';
import { openApp } from '../support/render-app';

describe('the socket', () => {
  beforeEach(() => {
    installCamera();
  });

  it('carries the token in its handshake and speaks websocket only', async () => {
    const token = aToken();
    localStorage.setItem('token', token);
    openApp('/dashboard/DataSetCreation');
    const socket = await socketTo('emotion.test');
    await waitFor(() => expect(socket.auth).toMatchObject({ token }));
    expect(socket.url).toContain('/socket.io/');
    expect(socket.url).toContain('transport=websocket');
  });

  it('says that the service is away, drops frames meanwhile, and recovers by itself', async () => {
    const { user } = openWithClock('/dashboard/DataSetCreation');
    const socket = await socketTo('emotion.test');
    expect(await screen.findByText('Connected to the face service')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Start' }));
    await pass(1100);
    FakeWebSocket.isRefusing = true;
    act(() => socket.drop());
    expect(await screen.findByText(/The face service is away/)).toBeVisible();
    await pass(3000);
    FakeWebSocket.isRefusing = false;
    await pass(8000);
    expect(await screen.findByText('Connected to the face service')).toBeVisible();
    const again = await socketTo('emotion.test');
    expect(again).not.toBe(socket);
    // Were they kept, some ten would arrive in one go.
    expect(Number(again.frames[0]?.id)).toBeGreaterThan(4);
  });

  it('shows the newest answer, whatever order they come in', async () => {
    openApp('/dashboard/DataSetCreation');
    const socket = await socketTo('emotion.test');
    await screen.findByText('Connected to the face service');
    await tell(socket, { id: '7', predictions: { label: 'happy', scores: {} } });
    await tell(socket, { id: '6', predictions: { label: 'sad', scores: {} } });
    expect(await screen.findByText('happy')).toBeVisible();
    expect(screen.queryByText('sad')).not.toBeInTheDocument();
  });
});

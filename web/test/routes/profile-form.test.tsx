import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openApp } from '../support/render-app';

describe('the profile form', () => {
  it('greets and logs, and calls no server', async () => {
    const logged = vi.spyOn(console, 'info').mockImplementation(() => {});
    const { user } = openApp('/dashboard/profile');
    await user.type(await screen.findByLabelText('name'), 'Asha');
    await user.type(screen.getByLabelText('bio'), 'Teacher');
    await user.type(screen.getByLabelText('email'), 'asha@example.org');
    await user.type(screen.getByLabelText('occupation'), 'Teacher');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Hello Asha!');
    expect(logged).toHaveBeenCalledWith('profile', expect.objectContaining({ name: 'Asha' }));
  });

  it('requires its four fields and takes images of at most 0.5MB by its label', async () => {
    openApp('/dashboard/profile');
    for (const label of ['name', 'bio', 'email', 'occupation']) {
      expect(await screen.findByLabelText(label)).toBeRequired();
    }
    expect(screen.getByLabelText('email')).toHaveAttribute('type', 'email');
    const picker = screen.getByLabelText('Image (max size 0.5MB)');
    expect(picker).toHaveAttribute('accept', 'image/*');
    expect(picker).not.toBeRequired();
  });

  it('takes an image over 0.5MB, for that is only a label', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    const { user } = openApp('/dashboard/profile');
    for (const label of ['name', 'bio', 'occupation']) {
      await user.type(await screen.findByLabelText(label), 'Asha');
    }
    await user.type(screen.getByLabelText('email'), 'asha@example.org');
    const image = new File(['x'.repeat(600 * 1024)], 'me.png', { type: 'image/png' });
    const picker = screen.getByLabelText<HTMLInputElement>('Image (max size 0.5MB)');
    await user.upload(picker, image);
    expect(picker.files).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Hello Asha!');
    expect(picker).toBeValid();
  });

  it('stays silent while a field is missing', async () => {
    const { user } = openApp('/dashboard/profile');
    await user.type(await screen.findByLabelText('name'), 'Asha');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(screen.getByLabelText('bio')).toBeInvalid());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

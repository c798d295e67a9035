import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { TextRow } from '../../src/components/ui/text-row';

const show = (row: Parameters<typeof TextRow>[0]): void => {
  render(
    <MantineProvider env="test">
      <TextRow {...row} />
    </MantineProvider>,
  );
};

describe('the row of a form', () => {
  it('is always required and has type, name, label, default value and change handler', async () => {
    const onChange = vi.fn();
    show({ type: 'email', name: 'mail', label: 'E-mail', defaultValue: 'asha@', onChange });
    const input = screen.getByLabelText('E-mail');
    expect(input).toBeRequired();
    expect(input).toHaveAttribute('type', 'email');
    expect(input).toHaveAttribute('name', 'mail');
    expect(input).toHaveValue('asha@');
    await userEvent.type(input, 'x');
    expect(input).toHaveValue('asha@x');
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['text', '', 'Please fill this in.'],
    ['email', 'asha', 'Write an e-mail address, like asha@example.org.'],
  ] as const)('of type %s names what is wrong with “%s” below it', async (type, text, fault) => {
    render(
      <MantineProvider env="test">
        <form>
          <TextRow type={type} name="field" minLength={8} />
          <button type="submit">send</button>
        </form>
      </MantineProvider>,
    );
    const input = screen.getByLabelText('field');
    if (text) await userEvent.type(input, text);
    await userEvent.click(screen.getByRole('button', { name: 'send' }));
    expect(screen.getByText(fault)).toBeVisible();
    expect(input).toHaveAttribute('aria-invalid', 'true');
    expect(input).toHaveFocus();
    await userEvent.type(input, 'x');
    expect(screen.queryByText(fault)).not.toBeInTheDocument();
  });

  it('says how long a password has to be', () => {
    show({ type: 'password', name: 'secret', minLength: 8 });
    const input = screen.getByLabelText('secret');
    expect(input).toHaveAttribute('minlength', '8');
    // jsdom does not measure what was typed.
    Object.defineProperty(input, 'validity', { value: { typeMismatch: false, tooShort: true } });
    fireEvent.invalid(input);
    expect(screen.getByText('At least 8 characters, please.')).toBeVisible();
  });

  it('shows a password when asked, and hides it again', async () => {
    show({ type: 'password', name: 'secret' });
    const input = screen.getByLabelText('secret');
    const button = screen.getByRole('button', { name: 'Show or hide the password' });
    await userEvent.click(button);
    expect(input).toHaveAttribute('type', 'text');
    expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(button);
    expect(input).toHaveAttribute('type', 'password');
  });

  it('is called by its name where it has no label', () => {
    show({ type: 'text', name: 'location' });
    expect(screen.getByLabelText('location')).toBeRequired();
  });
});

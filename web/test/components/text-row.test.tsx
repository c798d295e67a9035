import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
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

  it('is called by its name where it has no label', () => {
    show({ type: 'text', name: 'location' });
    expect(screen.getByLabelText('location')).toBeRequired();
  });
});

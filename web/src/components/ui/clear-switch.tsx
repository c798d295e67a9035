import { Switch, type SwitchProps } from '@mantine/core';
import styles from './clear-switch.module.css';

/** A switch that is well seen while it is off, with its words as large as other text. */
export function ClearSwitch(props: Omit<SwitchProps, 'classNames' | 'size'>) {
  return (
    <Switch
      size="md"
      classNames={{
        body: styles.body ?? '',
        track: styles.track ?? '',
        thumb: styles.thumb ?? '',
        label: styles.words ?? '',
        description: styles.note ?? '',
      }}
      {...props}
    />
  );
}

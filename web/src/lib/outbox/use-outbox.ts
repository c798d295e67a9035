import type { OutboxItem } from './browser-outbox';

const nothing: readonly OutboxItem[] = [];

/** The clips that are still on this device. */
export const useOutbox = (): readonly OutboxItem[] => nothing;

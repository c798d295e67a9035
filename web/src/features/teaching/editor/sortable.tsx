import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { ToolButton } from '../../../components/ui/tool-button';
import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import styles from './sortable.module.css';

/** A finger that only presses the handle moves nothing. */
const SENSED_AFTER_PX = 6;

type Item = { readonly id: string; readonly name: string };

/** A list to be put in order by dragging, by the keys and by buttons; each move is announced. */
export function Sortable({
  items,
  onMove,
  children,
}: {
  readonly items: readonly Item[];
  readonly onMove: (from: number, to: number) => void;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  const isJustPicked = useRef(false);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: SENSED_AFTER_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: UniqueIdentifier | undefined): number =>
    items.findIndex((item) => item.id === id);
  const words = (id: UniqueIdentifier, over: UniqueIdentifier | undefined) => ({
    name: items[placeOf(id)]?.name ?? '',
    n: formatNumber(placeOf(over ?? id) + 1),
    m: formatNumber(items.length),
  });
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      isJustPicked.current = true;
      return t('teaching.move.picked', words(active.id, undefined));
    },
    // At once it is over its own place, which would be said over the words that it is picked up.
    onDragOver: ({ active, over }) => {
      const isAtStart = isJustPicked.current && over?.id === active.id;
      isJustPicked.current = false;
      return isAtStart ? undefined : t('teaching.move.over', words(active.id, over?.id));
    },
    onDragEnd: ({ active, over }) => t('teaching.move.dropped', words(active.id, over?.id)),
    onDragCancel: ({ active }) => t('teaching.move.cancelled', words(active.id, undefined)),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t('teaching.move.how') },
      }}
      onDragEnd={({ active, over }) => {
        const [from, to] = [placeOf(active.id), placeOf(over?.id)];
        if (from >= 0 && to >= 0 && from !== to) onMove(from, to);
      }}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className={styles.list}>{children}</ol>
      </SortableContext>
    </DndContext>
  );
}

/** One of the list: its handle, what it is, and what may be done with it. */
export function SortableItem({
  id,
  name,
  at,
  count,
  onMove,
  onRemove,
  head,
  children,
}: Item & {
  readonly at: number;
  readonly count: number;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (button: HTMLElement) => void;
  readonly head: ReactNode;
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation();
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id });
  const shift = transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined;
  return (
    <li
      ref={setNodeRef}
      className={styles.item}
      data-dragging={isDragging}
      style={{ transform: shift, transition }}
    >
      <div className={styles.row}>
        <ActionIcon
          variant="subtle"
          size={48}
          radius="md"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          className={styles.handle}
          aria-label={t('teaching.move.handle', { name })}
        >
          <IconGripVertical size={24} aria-hidden="true" />
        </ActionIcon>
        <div className={styles.head}>{head}</div>
        <div className={styles.tools}>
          <ToolButton
            size={48}
            label={t('teaching.move.up', { name })}
            isOff={at === 0}
            onPress={() => onMove(at, at - 1)}
          >
            <IconArrowUp size={20} aria-hidden="true" />
          </ToolButton>
          <ToolButton
            size={48}
            label={t('teaching.move.down', { name })}
            isOff={at === count - 1}
            onPress={() => onMove(at, at + 1)}
          >
            <IconArrowDown size={20} aria-hidden="true" />
          </ToolButton>
          <ToolButton
            size={48}
            color="var(--madder)"
            label={t('teaching.move.remove', { name })}
            onPress={onRemove}
          >
            <IconTrash size={20} aria-hidden="true" />
          </ToolButton>
        </div>
      </div>
      {children}
    </li>
  );
}

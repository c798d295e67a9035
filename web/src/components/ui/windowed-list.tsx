import { Button } from '@mantine/core';
import {
  defaultRangeExtractor,
  type Range,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../../lib/i18n/use-translation';
import styles from './windowed-list.module.css';

/** Rows that are there beyond both edges of the screen, at rest and while the list moves. */
const OVERSCAN_ROWS = 1;
const OVERSCAN_ROWS_MOVING = 3;
/** With so few rows left below the screen the next page is fetched. */
const ROWS_BEFORE_END = 4;
/** So many rows that were touched stay, wherever one scrolls: what was opened there stays open. */
const KEPT_ROWS = 5;
/**
 * How many items stood side by side and how high the rows were found to be where one was: who comes back finds
 * each where it stood.
 */
const foundAt = new Map<string, { readonly columns: number; readonly rows: VirtualItem[] }>();

/**
 * A long list of which the page holds only what is near the screen, and which fetches its next page
 * before its end is reached. `className` lays a row's items out, and so decides how many there are.
 */
export function WindowedList<T>({
  items,
  keyOf,
  label,
  className,
  rowPx,
  gapPx,
  more,
  children,
}: {
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  readonly label: string;
  readonly className?: string | undefined;
  /** About how high a row is, before it is measured. */
  readonly rowPx: number;
  readonly gapPx: number;
  /** The query whose pages follow; a failed one is fetched again only by the button. */
  readonly more: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly fetchNextPage: () => unknown;
  };
  readonly children: (item: T) => ReactNode;
}) {
  const { t } = useTranslation();
  const listRef = useRef<HTMLDivElement>(null);
  const lastRowPxRef = useRef(rowPx);
  const place = `${useLocation().key} ${label}`;
  const columns = useColumns(listRef, foundAt.get(place)?.columns ?? 1);
  const distance = useDistanceFromTop(listRef);
  const scrollMargin = distance ?? 0;
  const [kept, setKept] = useState<readonly string[]>([]);
  const [isMoving, setMoving] = useState(false);

  const rowCount = Math.ceil(items.length / columns);
  // Another function would have all rows' places counted anew.
  const rowKey = useCallback(
    (row: number): string => {
      const first = items[row * columns];
      return first === undefined ? String(row) : keyOf(first);
    },
    [items, columns, keyOf],
  );
  const withKept = (range: Range): number[] => {
    const rows = new Set(defaultRangeExtractor(range));
    for (let row = 0; kept.length > 0 && row < rowCount; row += 1) {
      if (kept.includes(rowKey(row))) rows.add(row);
    }
    return [...rows].sort((a, b) => a - b);
  };
  const virtualizer = useWindowVirtualizer({
    count: rowCount,
    // Rows are much alike: a guess that is off moves all rows below it, which are then drawn again.
    estimateSize: () => lastRowPxRef.current,
    gap: gapPx,
    overscan: isMoving ? OVERSCAN_ROWS_MOVING : OVERSCAN_ROWS,
    onChange: ({ isScrolling }) => setMoving(isScrolling),
    // Without it the first rows are drawn only after the list stands there, all in one task.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    scrollMargin,
    getItemKey: rowKey,
    rangeExtractor: withKept,
    measureElement: (element) => {
      lastRowPxRef.current = element.getBoundingClientRect().height || rowPx;
      return lastRowPxRef.current;
    },
    useFlushSync: false,
    initialMeasurementsCache: foundAt.get(place)?.rows ?? [],
  });
  useEffect(() => {
    // As it is when the list goes: a row that comes into sight is measured later than this.
    return () => {
      foundAt.set(place, { columns, rows: virtualizer.measurementsCache });
    };
  }, [place, columns, virtualizer]);
  // Until it is known where the list stands its rows seem to stand above what is seen.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange =
    distance === null ? () => false : undefined;
  const rows = virtualizer.getVirtualItems();

  const lastSeen = virtualizer.range?.endIndex ?? 0;
  const isNearEnd = items.length > 0 && lastSeen >= rowCount - ROWS_BEFORE_END;
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = more;
  const isWanted = isNearEnd && hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (isWanted) fetchNextPage();
  }, [isWanted, fetchNextPage]);

  const keep = (key: string): void =>
    setKept((before) => (before.includes(key) ? before : [...before, key].slice(-KEPT_ROWS)));
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: between ul and li stand rows, which move */}
      <div
        ref={listRef}
        role="list"
        aria-label={label}
        className={styles.list}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {rows.map(({ index: row, key, start }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: it only notes that it was touched
          <div
            key={key}
            role="presentation"
            ref={virtualizer.measureElement}
            data-index={row}
            className={`${styles.row} ${className ?? ''}`}
            style={{ transform: `translateY(${start - scrollMargin}px)` }}
            onFocus={() => keep(String(key))}
            onClick={() => keep(String(key))}
          >
            {items.slice(row * columns, (row + 1) * columns).map((item, column) => (
              // biome-ignore lint/a11y/useSemanticElements: as above
              <div
                key={keyOf(item)}
                role="listitem"
                aria-setsize={hasNextPage ? -1 : items.length}
                aria-posinset={row * columns + column + 1}
              >
                {children(item)}
              </div>
            ))}
          </div>
        ))}
      </div>
      {hasNextPage && (
        <Button
          variant="default"
          fullWidth
          loading={isFetchingNextPage}
          onClick={() => fetchNextPage()}
        >
          {t('app.more')}
        </Button>
      )}
    </>
  );
}

type ListRef = { readonly current: HTMLElement | null };

/** How many items the style sheet puts side by side now; `before` until it is asked. */
function useColumns(listRef: ListRef, before: number): number {
  const [columns, setColumns] = useState(before);
  useLayoutEffect(() => {
    const list = listRef.current;
    if (!list) return;
    const count = (): void => {
      const row = list.querySelector('[role="presentation"]');
      if (!row) return;
      const tracks = getComputedStyle(row).gridTemplateColumns.split(' ').filter(Boolean).length;
      setColumns(Math.max(1, tracks));
    };
    count();
    const observer = new ResizeObserver(count);
    observer.observe(list);
    return () => observer.disconnect();
  }, [listRef]);
  return columns;
}

/** How far below the top of the page the list begins, whatever grows above it; null before it stands there. */
function useDistanceFromTop(listRef: ListRef): number | null {
  const [distance, setDistance] = useState<number | null>(null);
  useLayoutEffect(() => {
    const measure = (): void => {
      const top = listRef.current?.getBoundingClientRect().top ?? 0;
      setDistance(Math.round(top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [listRef]);
  return distance;
}

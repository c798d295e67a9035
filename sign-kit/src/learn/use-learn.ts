import { useEffect, useMemo, useReducer, useRef } from 'preact/hooks';
import { readQuery } from '../frame/query.js';
import { browserStorage } from '../settings/settings.js';
import { useApp } from '../ui/context.js';
import {
  cameBackTo,
  type LearnAddress,
  type LearnEvent,
  type LearnState,
  learn,
  openedAt,
} from './learn.js';
import { keepList, readList } from './own-list.js';
import { findItem } from './shelf.js';
import { addressOf, type Tab } from './tabs.js';

type Learn = {
  readonly state: LearnState;
  readonly say: (event: LearnEvent) => void;
  /** Opens a tab under its own address. */
  readonly openTab: (tab: Tab) => void;
  /** Opens practice with these forms first. */
  readonly practise: (forms: readonly string[]) => void;
};

/** The learn page's state with what is around it: the address, the framing page and the browser's store. */
export function useLearn(): Learn {
  const { vocabulary, settings, command, config, send } = useApp();
  const { alphabet } = settings;
  const first = useMemo(
    () => openedAt(hereNow(), { vocabulary, alphabet, kept: readList(browserStorage()) }),
    [],
  );
  const [state, say] = useReducer(learn, first);
  const { unknown, list } = state;

  useEffect(() => {
    if (!command) return;
    const { sign: name } = command;
    if (name === null) {
      send({ type: 'signkit:error', code: 'NOTHING_TO_SIGN', message: 'No sign is named.' });
      return;
    }
    say({ type: 'sign asked for', name, item: findItem(name, vocabulary, alphabet) });
  }, [command]);
  useEffect(() => {
    // Before the server has answered nobody can be told.
    if (unknown === null || !config) return;
    send({ type: 'signkit:error', code: 'UNKNOWN_SIGN', message: `No sign is called ${unknown}.` });
  }, [unknown, command, config, send]);

  useEffect(() => {
    const onMove = (): void => say(cameBackTo(hereNow(), vocabulary, alphabet));
    addEventListener('popstate', onMove);
    return () => removeEventListener('popstate', onMove);
  }, [vocabulary, alphabet]);

  // A list that a link brought is kept only once the person changes it.
  const kept = useRef(list);
  useEffect(() => {
    if (kept.current === list) return;
    kept.current = list;
    keepList(browserStorage(), list);
  }, [list]);

  const goTo = (tab: Tab): void => {
    const address = addressOf(tab, import.meta.env.BASE_URL, location.search);
    // The tab that is open already makes no step to go back from.
    if (address !== location.pathname + location.search) history.pushState(null, '', address);
  };
  const openTab = (tab: Tab): void => {
    goTo(tab);
    say({ type: 'tab opened', tab });
  };
  const practise = (forms: readonly string[]): void => {
    goTo('practice');
    say({ type: 'practice asked for', forms });
  };
  return { state, say, openTab, practise };
}

function hereNow(): LearnAddress {
  return { ...readQuery(location.search), pathname: location.pathname };
}

import vocabularyData from 'virtual:vocabulary';
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import {
  type Bridge,
  openBridge,
  originOfParent,
  type PageName,
  type People,
  type PlayCommand,
} from '../frame/bridge.js';
import { createGreeting, type Greeting } from '../frame/greeting.js';
import { fetchPageConfig, type PageConfig } from '../frame/page-config.js';
import { type Query, readQuery, type Theme } from '../frame/query.js';
import { type MessageKey, type Translate, translator } from '../i18n/i18n.js';
import { personOfLesson } from '../settings/person.js';
import {
  browserStorage,
  type Choice,
  loadSettings,
  type Settings,
  saveSettings,
  withChange,
} from '../settings/settings.js';
import { FIGURES, type FigureName } from '../signer/signer.js';
import { keepEveryone } from '../sw/register.js';
import { type TakenSigns, useTaken } from '../taken/use-taken.js';
import { createVocabulary, type Vocabulary } from '../vocabulary/vocabulary.js';

const TITLES = {
  convert: 'convert.title',
  'learn-sign': 'learn.title',
  edit: 'edit.title',
} as const satisfies Readonly<Record<PageName, MessageKey>>;

type App = {
  readonly vocabulary: Vocabulary;
  readonly query: Query;
  readonly settings: Settings;
  /** Changes settings and keeps them; what a link asks for besides is not kept. */
  readonly change: (change: Partial<Settings>) => void;
  readonly t: Translate;
  /** What the link or the framing page asks for; null is as the browser has it. */
  readonly theme: Theme | null;
  readonly config: PageConfig | null;
  readonly send: Bridge['send'];
  readonly askForPass: Bridge['askForPass'];
  /** Whether a page around this one can be told something. */
  readonly isFramed: boolean;
  /** What is large is not fetched before. */
  readonly isGreeted: Greeting['isOver'];
  /** What the framing page wants shown; the newest. */
  readonly command: PlayCommand | null;
  /** The signs that the avatar can sign as people did. */
  readonly taken: TakenSigns;
  /** What the framing page said last of how people sign something. */
  readonly people: People | null;
  /** What the framing page said last of a proposal; the edit page reads it. */
  readonly proposal: Readonly<Record<string, unknown>> | null;
  /** Hears what the framing page says of cards, each message in its turn, until it is called off. */
  readonly onCards: (listener: CardListener) => () => void;
  /** Another person signs on this page, whose figure may be here; false where none is left. */
  readonly takeOther: (away: FigureName) => boolean;
  /** Where this page stands in the app around it, for links that lead there. */
  readonly home: string | null;
};

type CardListener = (message: Readonly<Record<string, unknown>>) => void;

const AppContext = createContext<App | null>(null);

export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error('used outside of AppProvider');
  return app;
}

/** Settings, words, vocabulary and the framing page, for everything below. */
export function AppProvider({
  page,
  children,
}: {
  readonly page: PageName;
  readonly children: ComponentChildren;
}) {
  const [disputed, setDisputed] = useState<readonly string[]>([]);
  const query = useMemo(() => readQuery(location.search), []);
  const isFramed = window.parent !== window;
  const greeting = useMemo(
    () => createGreeting(window, { isAwaited: isFramed && query.isOpenedFirst }),
    [isFramed, query],
  );
  const [choice, setChoice] = useState(() => firstChoice(query));
  const settings = useMemo<Settings>(() => ({ ...choice.own, ...choice.asked }), [choice]);
  const [config, setConfig] = useState<PageConfig | null>(null);
  const [theme, setTheme] = useState(query.theme);
  const [command, setCommand] = useState<PlayCommand | null>(null);
  const [people, setPeople] = useState<People | null>(null);
  const [proposal, setProposal] = useState<App['proposal']>(null);
  const [home, setHome] = useState<string | null>(null);
  const bridge = useRef<Bridge | null>(null);
  const cardListener = useRef<CardListener | null>(null);

  const takeOther = useMemo<App['takeOther']>(() => {
    const tried = new Set<FigureName>();
    return (away) => {
      tried.add(away);
      const figure = FIGURES.find((one) => !tried.has(one));
      if (figure) setChoice(({ own, asked }) => ({ own, asked: { ...asked, figure } }));
      return figure !== undefined;
    };
  }, []);

  const t = useMemo(() => translator(settings.language), [settings.language]);
  const send = useMemo<Bridge['send']>(() => (message) => bridge.current?.send(message), []);
  const { onNamed, onPoints, ...taken } = useTaken(send, settings);
  const vocabulary = useMemo(
    () => createVocabulary(vocabularyData, disputed, taken.signs),
    [disputed, taken.signs],
  );

  const change = (part: Partial<Settings>): void => {
    setChoice((before) => {
      const after = withChange(before, part);
      saveSettings(browserStorage(), after.own);
      return after;
    });
  };

  useEffect(() => {
    document.title = `${t(TITLES[page])} · ${t('app.name')}`;
    document.documentElement.lang = settings.language;
    if (theme) document.documentElement.dataset.theme = theme;
    document.documentElement.classList.toggle('is-player-only', query.isPlayerOnly);
  }, [settings.language, theme, t, page, query]);

  useEffect(() => {
    let isOver = false;
    void fetchPageConfig().then((answer) => {
      if (isOver) return;
      setConfig(answer);
      bridge.current = openBridge(
        {
          self: window,
          parent: window.parent === window ? null : window.parent,
          parentOrigin: originOfParent(window),
          allowedOrigins: answer.webOrigins,
        },
        {
          onHeard: greeting.greet,
          onPlay: setCommand,
          onPeople: setPeople,
          onTaken: onNamed,
          onTakenPoints: onPoints,
          onKeep: () =>
            void keepEveryone().then((isKept) => {
              bridge.current?.send({ type: 'signkit:offline', isKept });
            }),
          onProposal: setProposal,
          onCards: (message) => cardListener.current?.(message),
          onConfigure: ({ speed, isLeftHanded, view, language, ...around }) => {
            const { theme: asked, disputed: now, home: at } = around;
            if (at !== null) setHome(at);
            if (asked !== null) setTheme(asked);
            if (now !== null) setDisputed(now);
            setChoice(({ own, asked }) => ({
              own,
              asked: {
                ...asked,
                ...(speed === null ? {} : { speed }),
                ...(isLeftHanded === null ? {} : { isLeftHanded }),
                ...(view === null ? {} : { view }),
                ...(language === null ? {} : { language }),
              },
            }));
          },
        },
      );
      bridge.current.send({ type: 'signkit:ready', page });
    });
    return () => {
      isOver = true;
      bridge.current?.close();
    };
  }, [page, greeting]);

  const app: App = {
    vocabulary,
    query,
    settings,
    change,
    t,
    theme,
    config,
    send,
    taken,
    askForPass: useMemo(() => () => bridge.current?.askForPass() ?? Promise.resolve(null), []),
    takeOther,
    isFramed,
    isGreeted: greeting.isOver,
    command,
    people,
    proposal,
    onCards: useMemo(
      () => (listener) => {
        cardListener.current = listener;
        return () => {
          cardListener.current = null;
        };
      },
      [],
    ),
    home,
  };
  return <AppContext.Provider value={app}>{children}</AppContext.Provider>;
}

function firstChoice(query: Query): Choice {
  const language = navigator.language.startsWith('hi') ? 'hi' : 'en';
  const own = loadSettings(browserStorage(), { random: Math.random, language });
  const person = own.isPersonChosen ? null : query.person;
  const asked = {
    ...(person === null ? {} : personOfLesson(person)),
    ...(query.language === null ? {} : { language: query.language }),
    ...(query.speed === null ? {} : { speed: Math.min(Math.max(query.speed, 0.25), 2) }),
    ...(query.isLeftHanded === null ? {} : { isLeftHanded: query.isLeftHanded }),
    ...(query.view === null ? {} : { view: query.view }),
    ...(query.variant === null ? {} : { alphabet: query.variant }),
  };
  return { own, asked };
}

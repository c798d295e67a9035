import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useRef,
  useState,
} from 'react';

const ConfirmDialog = lazy(async () => ({
  default: (await import('./confirm-dialog')).ConfirmDialog,
}));

/** `yes` is what agreeing is called where it deletes nothing. */
type Ask = (question: string, yes?: string) => Promise<boolean>;

const ConfirmContext = createContext<Ask>(() => Promise.resolve(false));

/** Asks before something is deleted; answers whether the person agreed. */
export const useConfirm = (): Ask => useContext(ConfirmContext);

/** Holds the one dialog that `useConfirm` opens. */
export function ConfirmProvider({ children }: { readonly children: ReactNode }) {
  const [question, setQuestion] = useState('');
  const [yes, setYes] = useState<string | undefined>();
  const [isOpen, setOpen] = useState(false);
  const wasAsked = question !== '';
  const answerRef = useRef<((agreed: boolean) => void) | null>(null);

  const ask = useCallback<Ask>(
    (text, word) =>
      new Promise((resolve) => {
        answerRef.current?.(false);
        answerRef.current = resolve;
        setQuestion(text);
        setYes(word);
        setOpen(true);
      }),
    [],
  );
  const answer = (agreed: boolean): void => {
    answerRef.current?.(agreed);
    answerRef.current = null;
    setOpen(false);
  };

  return (
    <ConfirmContext value={ask}>
      {children}
      {wasAsked && (
        <Suspense>
          <ConfirmDialog question={question} yes={yes} isOpen={isOpen} onAnswer={answer} />
        </Suspense>
      )}
    </ConfirmContext>
  );
}

/** Where a room of the page breaks down, the house stands: one sentence, and ways on. */
import { Component, type ReactNode } from "react";
import { Link } from "wouter";
import { frame } from "./words/frame.ts";
import { useWords } from "./words.ts";

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly broken: boolean;
}

export class ErrorBoundary extends Component<Props, State> {
  override readonly state: State = { broken: false };

  static getDerivedStateFromError(): State {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}

function Broken(): ReactNode {
  const words = useWords(frame);
  return (
    <section className="page narrow" role="alert">
      <h1>{words.brokenTitle}</h1>
      <p>{words.broken}</p>
      <p className="row">
        <button type="button" className="button" onClick={() => location.reload()}>
          {words.tryAgain}
        </button>
        <Link href="/" className="button quiet">
          {words.home}
        </Link>
      </p>
    </section>
  );
}

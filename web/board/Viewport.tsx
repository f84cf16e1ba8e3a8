/**
 * The map under glass: moved and zoomed by hand, wheel, keys and buttons. The camera sets transforms straight on the
 * sheet, so that a gesture costs no rendering; React draws again only when one looks so much closer that more fits.
 */
import "./Viewport.css";
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useWords } from "../app/words.ts";
import type { Level, Point } from "../games/face.ts";
import { Camera } from "./camera.ts";
import { pullByHand } from "./pulling.ts";
import { type Inset, levelOf, NO_INSET, type Size } from "./view.ts";
import { mapWords } from "./words.ts";

export interface ViewportHandle {
  /** Brings a point of the map into the middle; without a level as close as one looks now. */
  show(point: Point, level?: Level): void;
  fit(): void;
  zoomBy(factor: number): void;
  panBy(dx: number, dy: number): void;
}

export interface ViewportProps {
  readonly map: Size;
  readonly label: string;
  readonly ground: ReactNode;
  readonly pieces: (level: Level) => ReactNode;
  readonly ref?: Ref<ViewportHandle>;
  /** Keeps the view for whoever lays the table anew; without one the map is opened as a whole each time. */
  readonly camera?: Camera | undefined;
  /** What lies over the room along its right and lower edge. */
  readonly inset?: Inset;
}

const STEP = 1.5;
const PAN = 90;

export function Viewport({
  map,
  label,
  ground,
  pieces,
  ref,
  camera: keptCamera,
  inset = NO_INSET,
}: ViewportProps): ReactNode {
  const room = useRef<HTMLElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const groundDrawing = useRef<SVGSVGElement>(null);
  const piecesDrawing = useRef<SVGSVGElement>(null);
  const [level, setLevel] = useState<Level>("middle");
  const { width, height } = map;
  const camera = useMemo(() => keptCamera ?? new Camera({ width, height }), [keptCamera, width, height]);
  const how = useId();
  const words = useWords(mapWords);

  useLayoutEffect(() => {
    if (room.current === null || sheet.current === null) return;
    const drawings = [groundDrawing.current, piecesDrawing.current].filter((drawing) => drawing !== null);
    return camera.film(room.current, sheet.current, drawings, (scale) => setLevel(levelOf(scale)));
  }, [camera]);

  // The same pieces at the same distance are not drawn anew for whatever else has changed at the table.
  const drawn = useMemo(() => pieces(level), [pieces, level]);

  const { right, bottom } = inset;
  useLayoutEffect(() => camera.cover({ right, bottom }), [camera, right, bottom]);

  useEffect(() => (room.current === null ? undefined : pullByHand(room.current, camera)), [camera]);

  useImperativeHandle(
    ref,
    () => ({
      show: (point, wished) => camera.show(point, wished),
      fit: () => camera.fit(),
      zoomBy: (factor) => camera.zoomBy(factor),
      panBy: (dx, dy) => camera.panBy(dx, dy),
    }),
    [camera],
  );

  const keys = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const press = KEYS[event.key];
    if (press === undefined) return;
    event.preventDefault();
    press(camera);
  };

  const doubleClick = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest("[role=button], [data-grab], [data-controls]")) return;
    camera.zoomBy(1.8, camera.inRoom(event.clientX, event.clientY));
  };

  const focus = (event: FocusEvent): void => {
    if (event.target !== room.current && !event.target.closest("[data-controls]"))
      camera.reveal(event.target.getBoundingClientRect());
  };

  return (
    <section
      ref={room}
      className="viewport"
      data-level={level}
      aria-label={label}
      aria-describedby={how}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the map is moved with the keyboard, so it has to take the focus
      tabIndex={0}
      onKeyDown={keys}
      onDoubleClick={doubleClick}
      onFocus={focus}
    >
      <div ref={sheet} className="viewport-sheet" style={{ width, height }}>
        <div className="viewport-layer">
          <Ground width={width} height={height} drawing={groundDrawing}>
            {ground}
          </Ground>
        </div>
        <div className="viewport-layer">
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: the section has the name; a title would pop up all over the map */}
          <svg
            ref={piecesDrawing}
            className="viewport-pieces"
            width={width}
            height={height}
            viewBox={`0 0 ${width} ${height}`}
          >
            {drawn}
          </svg>
        </div>
      </div>
      <p id={how} className="viewport-how">
        {words.how}
      </p>
      <fieldset className="viewport-buttons" data-controls aria-label={words.buttons} style={{ right, bottom }}>
        <Knob label={words.closer} path="M12 5v14M5 12h14" press={() => camera.zoomBy(STEP)} />
        <Knob label={words.farther} path="M5 12h14" press={() => camera.zoomBy(1 / STEP)} />
        <Knob label={words.whole} path="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" press={() => camera.fit()} />
      </fieldset>
    </section>
  );
}

const KEYS: Readonly<Record<string, (camera: Camera) => void>> = {
  ArrowLeft: (camera) => camera.panBy(PAN, 0),
  ArrowRight: (camera) => camera.panBy(-PAN, 0),
  ArrowUp: (camera) => camera.panBy(0, PAN),
  ArrowDown: (camera) => camera.panBy(0, -PAN),
  "+": (camera) => camera.zoomBy(STEP),
  "=": (camera) => camera.zoomBy(STEP),
  "-": (camera) => camera.zoomBy(1 / STEP),
  "0": (camera) => camera.fit(),
};

interface GroundProps extends Size {
  readonly drawing: Ref<SVGSVGElement>;
  readonly children: ReactNode;
}

/** Drawn once: pieces come and go on a layer of their own above it. */
const Ground = memo(function Ground({ width, height, drawing, children }: GroundProps): ReactNode {
  return (
    <svg
      ref={drawing}
      className="viewport-ground"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
});

function Knob({ label, path, press }: { label: string; path: string; press: () => void }): ReactNode {
  return (
    <button type="button" aria-label={label} title={label} onClick={press}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}

/**
 * What a face knows of its game reaches everything that is drawn through React's context: two packs may lie side by side
 * in one page.
 */
import { type ComponentType, createContext, createElement, type ReactNode, use } from "react";

export interface KitRoom<K> {
  useKit(): K;
  /** All that is drawn within it knows what the kit knows. */
  KitAround(props: { readonly kit: K; readonly children: ReactNode }): ReactNode;
  /** A part of the face, with all it needs to know around it. */
  withKit<P extends object>(kit: K, Part: ComponentType<P>): ComponentType<P>;
}

export function kitRoom<K>(title: string): KitRoom<K> {
  const Context = createContext<K | null>(null);
  return {
    useKit() {
      const kit = use(Context);
      if (kit === null) throw new Error(`Something of ${title} is drawn outside of its face.`);
      return kit;
    },
    KitAround: ({ kit, children }) => createElement(Context, { value: kit }, children),
    withKit: (kit, Part) => (props) => createElement(Context, { value: kit }, createElement(Part, props)),
  };
}

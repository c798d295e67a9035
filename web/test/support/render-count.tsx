import { type ComponentType, createElement, Profiler } from 'react';

/** A component that counts in `renders` how often React rendered it, or what stands in it. */
export const counted =
  <Props extends object>(
    Component: ComponentType<Props>,
    renders: { count: number },
  ): ComponentType<Props> =>
  (props) => (
    <Profiler
      id="counted"
      onRender={() => {
        renders.count += 1;
      }}
    >
      {createElement(Component, props)}
    </Profiler>
  );

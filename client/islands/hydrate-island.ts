import { createElement, type ComponentType } from 'react';
import { decodeProps } from '../../components/island/props';
import { hydrate, render } from '../preact/render';

/** Brings the server's HTML of an island to life without changing it. */
export const hydrateIsland = (island: HTMLElement, Component: ComponentType<object>): void =>
  hydrate(createElement(Component, decodeProps(island.dataset.props ?? '{}')), island);

/** Ends the timers and listeners of an island whose page has left. */
export const unmountIsland = (island: HTMLElement): void => render(null, island);

import { pathToFileURL } from 'node:url';
import type * as renderer from './renderer';

/** The functions of the renderer's bundle. */
export type Renderer = typeof renderer;

/** @param file - the bundle, named by its content: another one is loaded anew. */
export const loadRenderer = (file: string): Promise<Renderer> =>
  import(pathToFileURL(file).href) as Promise<Renderer>;

import type { Options } from '../options';
import { startCommand } from './start';

export const devCommand = (options: Options): Promise<void> => startCommand(options);

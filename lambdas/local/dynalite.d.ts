declare module 'dynalite' {
  import type { Server } from 'node:http';

  interface Options {
    /** Folder of the database; in memory where absent. */
    path?: string;
    createTableMs?: number;
  }

  export default function dynalite(options?: Options): Server;
}

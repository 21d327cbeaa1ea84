import { format } from 'node:util';
import type { ConvertedDocument } from '../../components/document/document-data';
import type { Problem } from '../problems';
import { type RenderContext, renderDocument } from './render-document';

/**
 * Renders documents with the development build of React, which tells of unknown attributes, missing
 * keys and values that make no HTML on the console, once for several documents; each such warning is a
 * problem.
 */
export function captureWarnings(
  documents: readonly ConvertedDocument[],
  context: RenderContext,
): Problem[] {
  const original = console.error;
  return documents.flatMap((document) => {
    const warnings = new Set<string>();
    console.error = (...words: unknown[]) => {
      warnings.add(format(...words).split('\n', 1)[0] ?? '');
    };
    try {
      renderDocument(document, context);
    } finally {
      console.error = original;
    }
    const { path, source } = document;
    return [...warnings].map((warning) => ({
      file: source,
      line: 0,
      what: `HTML that React warns about (on ${path})`,
      found: warning,
      expected: 'markup without a warning',
      fix: 'correct the component that draws it',
    }));
  });
}

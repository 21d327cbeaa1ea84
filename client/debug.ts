/** Part of development bundles only: Preact's own warnings on the console. */
import 'preact/debug';

/** Entry of development bundles: Preact's own warnings on the console, then the client. */
import 'preact/debug';
import './main';

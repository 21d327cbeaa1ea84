/** What components may use of React, from Preact; `preact/compat` would add 1.2 kB for nothing they use. */
export { createElement } from 'preact';
export { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

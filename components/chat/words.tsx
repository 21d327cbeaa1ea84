/** A dash with what it leads to, as in "6–8 weeks", and the hyphen of "e-mail": no line breaks after these. */
const JOINT = /((?<=\S)–\S|(?<![\p{L}\p{N}])\p{L}-\p{L})/u;

/** Words as they are, never torn apart where they belong together. */
export const Words = ({ text }: { text: string }) =>
  text.split(JOINT).map((piece, index) =>
    index % 2 === 1 ? (
      <span key={index} className="chat-joint">
        {piece}
      </span>
    ) : (
      piece
    ),
  );

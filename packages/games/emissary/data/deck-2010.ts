// The deck of the 2010 print: one line per card face. `prove` names the identity that a Prove card bets on and what
// the one who is it must do. Transfer stands in the slot of the older print's Return.

export const DECK_2010 = `
effect,prove,colour,stamp,count
prove,KDR draw,red,CM,1
prove,KDR discard,red,CM,1
prove,FRS draw,red,CM,1
prove,FRS discard,red,CM,1
prove,MOF draw,red,CM,1
prove,MOF discard,red,CM,1
prove,KDR draw,blue,CM,1
prove,KDR discard,blue,CM,1
prove,FRS draw,blue,CM,1
prove,FRS discard,blue,CM,1
prove,MOF draw,blue,CM,1
prove,MOF discard,blue,CM,1
prove,KDR draw,black,CM,1
prove,KDR discard,black,CM,1
prove,FRS draw,black,CM,1
prove,FRS discard,black,CM,1
prove,MOF draw,black,CM,1
prove,MOF discard,black,CM,1
lock-on,,red,CM,5
lock-on,,blue,CM,5
lock-on,,black,CM,4
trap,,red,CM,2
trap,,blue,CM,2
trap,,black,CM,4
decode,,red,CM,3
decode,,blue,CM,3
decode,,black,CM,1
intercept,,red,OM,1
intercept,,blue,OM,1
intercept,,black,OM,6
delete,,red,OM,1
delete,,blue,OM,1
delete,,black,OM,4
counteract,,red,OM,3
counteract,,blue,OM,3
counteract,,black,OM,6
distribute,,red,EM,1
distribute,,blue,EM,1
transfer,,red,EM,2
transfer,,blue,EM,2
transfer,,black,EM,2
`;

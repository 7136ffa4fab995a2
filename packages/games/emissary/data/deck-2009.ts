// The rival deck, probably of the 2009 first print: other counts, and other stamps for Lock On, Intercept and Trap.

export const DECK_2009 = `
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
counteract,,red,OM,5
counteract,,blue,OM,5
counteract,,black,OM,4
lock-on,,red,OM,3
lock-on,,blue,OM,3
lock-on,,black,OM,6
intercept,,red,CM,1
intercept,,blue,CM,1
intercept,,black,CM,6
transfer,,red,EM,3
transfer,,blue,EM,3
transfer,,black,EM,2
trap,,red,EM,2
trap,,blue,EM,2
trap,,black,EM,2
decode,,red,CM,2
decode,,blue,CM,2
decode,,black,CM,2
delete,,red,OM,2
delete,,blue,OM,2
delete,,black,OM,2
distribute,,red,EM,1
distribute,,blue,EM,1
distribute,,black,EM,1
`;
